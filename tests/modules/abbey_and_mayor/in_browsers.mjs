/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'Abbey & Mayor',
  anywhere: ['place_abbey', 'move_wagon'],
  pictured: ['place_abbey', 'move_wagon'],
  log: { piece_moved: ({ to }, { name, pairOf }) => `${name} moves the wagon on: ${pairOf(to)}` },
  returned: { barn: 'The barn sends home' },
};
