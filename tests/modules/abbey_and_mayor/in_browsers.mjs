/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'Abbey & Mayor',
  pictured: ['place_abbey', 'move_wagon'],
};
