/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'Tower',
  // Tower pieces must last, since a ransom needs points first; and a meeple on a tower never comes back.
  weights: { place_tower_piece: 2, cap_tower: 8 },
  pictured: ['place_tower_piece', 'capture'],
};
