// What a page tells screen readers: each text that appeared in one of its live regions, in order.

/** Listens to this page, from its next document on. */
export function listen(page) {
  return page.addInitScript(() => {
    const last = new WeakMap();
    globalThis.heard = [];
    new MutationObserver(() => {
      for (const region of document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')) {
        const text = region.textContent.trim();
        const { firstElementChild: node } = region;
        // The same words in a new node are said again.
        const before = last.get(region) ?? { text: '', node };
        if (text === before.text && node === before.node) continue;
        last.set(region, { text, node });
        if (text !== '') globalThis.heard.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** All that was heard so far. */
export const heardOn = (page) => page.evaluate(() => globalThis.heard);

/** Waits until such a text was heard `times` times. */
export function untilHeard(page, pattern, times = 1) {
  return page.waitForFunction(
    ({ source, times }) => globalThis.heard.filter((text) => new RegExp(source).test(text)).length >= times,
    { source: pattern.source, times },
  );
}
