import assert from 'node:assert/strict';

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

/** A field has too many places to go through them in the list. */
const PRESSED_MOST = 8;

/** Each figure and quarter has a line of its own, on which its places follow one another; or by the board. */
async function comeOut(page, { piece, quarter, x, y }, press, placeOf) {
  const place = `: ${placeOf({ x, y })}`;
  const line = page
    .locator(`.claim[data-action="leave_quarter"][data-piece="${piece}"]`)
    .filter({ hasText: OUT_OF[quarter] });
  const goesThere = async () => (await line.locator('.choice-name').textContent()).endsWith(place);
  await press(line);
  for (let presses = 0; presses < PRESSED_MOST && !(await goesThere()); presses++) await press(line);
  if (!(await goesThere())) {
    const there = page.locator(
      `.board-slot-button[aria-label*="${OUT_OF[quarter]}"][aria-label$="${place}"]`,
    );
    await there.first().evaluate((button) => button.click()); // it may lie outside the window
  }
  assert.ok(await goesThere(), `no way from ${quarter} to ${place}`);
  return line;
}

/** For tests in browsers (tests/e2e/all_modules.mjs). */
export default {
  title: 'The Count of Carcassonne',
  pictured: ['leave_quarter', 'enter_quarter', 'move_count'],
  ways: { leave_quarter: comeOut },
  log: {
    quarter_entered: (event, { name, pieceOf }) => `${name}: ${pieceOf(event)} ${INTO[event.quarter]}`,
    quarter_left: (event, { name, pieceOf, placeOf }) =>
      `${name}: ${pieceOf(event)} ${OUT_OF[event.quarter]}, ${placeOf(event)}`,
    count_moved: ({ to }) => `The count goes ${INTO[to]}`,
  },
};
