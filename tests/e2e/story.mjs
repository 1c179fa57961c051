// Tests that go on where the one before them stopped: after a failure the rest of the story is skipped.

import { test } from 'node:test';

/** Returns a function like `test` for the steps of one story. */
export function story() {
  let broken = false;
  return (name, step) =>
    test(name, async (context) => {
      if (broken) return context.skip('an earlier step failed');
      broken = true;
      await step();
      broken = false;
    });
}
