const INTO = {
  castle: 'into the castle',
  market: 'to the market',
  blacksmith: 'to the blacksmith',
  cathedral: 'into the cathedral',
};
export const OUT_OF = {
  castle: 'out of the castle',
  market: 'from the market',
  blacksmith: 'from the blacksmith',
  cathedral: 'out of the cathedral',
};

/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'The Count of Carcassonne',
  pictured: ['leave_quarter', 'enter_quarter', 'move_count'],
  log: {
    quarter_entered: (event, { name, pieceOf }) => `${name}: ${pieceOf(event)} ${INTO[event.quarter]}`,
    quarter_left: (event, { name, pieceOf, placeOf }) =>
      `${name}: ${pieceOf(event)} ${OUT_OF[event.quarter]}, ${placeOf(event)}`,
    count_moved: ({ to }) => `The count goes ${INTO[to]}`,
  },
};
