/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'The Princess & The Dragon',
  pictured: ['move_dragon', 'place_fairy', 'remove_knight'],
};
