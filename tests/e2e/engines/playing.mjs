// A game that goes on in the page itself, by its own buttons: a whole one in the time of a few presses from
// outside.

/**
 * Plays whenever this page, of any engine or of Playwright, is asked, until so many tiles are laid, by
 * whomever, or the game is over. What was begun of a turn is then done.
 */
export function playOn(page, tiles = Number.MAX_SAFE_INTEGER) {
  return page.evaluate(answerAll, tiles);
}

/** Runs in the page. Does what was done least so far, so that much is met. */
async function answerAll(tiles) {
  const one = (css) => document.querySelector(css);
  const soon = async (asked, words) => {
    for (const deadline = Date.now() + 120_000; ; ) {
      const value = asked();
      if (value) return value;
      if (Date.now() > deadline)
        throw new Error(`never true: ${words}\n${document.body.innerText.slice(0, 2000)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const laid = () => Number(one('.board')?.getAttribute('aria-label').match(/\d+/)[0] ?? 0);
  const mark = () => one('.tool.wide .unseen')?.textContent;
  const done = new Map();

  const place = (n) => {
    const cells = document.querySelectorAll('.board-cell');
    cells[(n * 7) % cells.length].click();
  };
  const choose = () => {
    const times = ({ dataset }) => (dataset.action === 'pass' ? Infinity : (done.get(dataset.action) ?? 0));
    const claims = [...document.querySelectorAll('.claim')];
    const wanted =
      claims.find((claim) => claim.querySelector('.outcome strong')) ??
      claims.reduce((best, claim) => (times(claim) < times(best) ? claim : best));
    done.set(wanted.dataset.action, times(wanted) + 1);
    const input = wanted.querySelector('input');
    if (!input.checked) input.click();
  };
  const next = () => {
    if (one('.winners, .ending')) return 'over';
    if (one('.hand-choose')) return one('.choose') && !one('.outcome[aria-busy]') && 'choose';
    if (laid() >= tiles) return 'enough';
    return one('.hand-place') && one('.board-cell') && 'place';
  };

  for (let n = 0; ; n++) {
    const asked = await soon(next, 'this page is asked, or the game is over');
    if (asked === 'over' || asked === 'enough') return;
    const before = { shown: one('.hand').lastElementChild, mark: mark() };
    if (asked === 'place') place(n);
    else choose();
    (await soon(() => one('.hand-actions .primary[aria-busy="false"]'), 'the answer is foreseen')).click();
    await soon(() => !before.shown.isConnected || before.mark !== mark(), `the answer is taken: ${asked}`);
  }
}
