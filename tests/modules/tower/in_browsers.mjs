/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'Tower',
  // Tower pieces must last, since a ransom needs points first; and a meeple on a tower never comes back.
  weights: { place_tower_piece: 2, cap_tower: 8 },
  anywhere: ['place_tower_piece', 'cap_tower'],
  pictured: ['place_tower_piece', 'capture'],
  log: {
    tower_piece_placed: ({ height }, { name }) => `${name} builds a tower to height ${height}`,
    piece_captured: (event, { name, names, pieceOf }) =>
      `${name} takes prisoner: ${pieceOf(event)} of ${names[event.owner]}`,
    prisoner_freed: (event, { name, names, pieceOf }) =>
      `${name} has the ${pieceOf(event)} back from ${names[event.from_seat]}`,
  },
  scored: {
    ransom: ({ points }, name) => (points < 0 ? `${name} \u22123: ransom` : `${name} +3: ransom`),
  },
};
