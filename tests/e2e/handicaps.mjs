// What may be the matter with a person's phone, in Chromium: each prepares a page before anything is loaded.

/** A connection of the third generation: 300 ms, 1.5 Mbit/s. */
export async function slow(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 1_500_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** The site may store nothing: whoever touches a store is refused, as in Chrome with all cookies blocked. */
export function storageBlocked(page) {
  return page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(globalThis, store, { get: refuse });
  });
}

/** A private window that keeps nothing for later: it has no service worker, and stores little. */
export function inPrivate(page) {
  return page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    Reflect.deleteProperty(globalThis, 'caches');
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, value) {
      if (value.length > 5_000) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      set.call(this, name, value);
    };
  });
}

/**
 * The browser translates the page: in place of each text comes another one within two elements of its own,
 * now and whenever a text comes or changes, except where `translate` is "no".
 */
export function translated(page) {
  return page.addInitScript(() => {
    const ours = new WeakSet();
    const replace = (text) => {
      const within = text.parentElement;
      if (ours.has(text) || within === null || !/\p{L}/u.test(text.data)) return;
      if (within.closest('[translate=no], script, style, textarea, svg')) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data.toUpperCase();
      ours.add(inner.firstChild);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const walk = (root) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const all = [];
      while (texts.nextNode()) all.push(texts.currentNode);
      all.forEach(replace);
    };
    addEventListener('DOMContentLoaded', () => {
      walk(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          if (target.nodeType === Node.TEXT_NODE) replace(target);
          for (const node of addedNodes) node.nodeType === Node.TEXT_NODE ? replace(node) : walk(node);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  });
}
