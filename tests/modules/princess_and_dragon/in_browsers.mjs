/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'The Princess & The Dragon',
  anywhere: ['place_fairy'],
  pictured: ['move_dragon', 'place_fairy', 'remove_knight'],
  log: {
    dragon_moved: ({ reason, to }, { name, pairOf }) =>
      reason === 'volcano' ? `The dragon comes: ${pairOf(to)}` : `${name} moves the dragon: ${pairOf(to)}`,
    dragon_move_ended: () => 'The dragon rests',
    fairy_moved: ({ to }, { name, pairOf }) => `${name} moves the fairy: ${pairOf(to)}`,
  },
  returned: { eaten: 'The dragon eats', princess: 'The princess sends home' },
  scored: {
    fairy_turn: ({ points }, name) => `${name} +${points}: a turn beside the fairy`,
    fairy: ({ points, feature }, name) => `${name} +${points}: fairy, ${feature}`,
  },
};
