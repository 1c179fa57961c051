// Lets this browser open the site without a network from now on.

/** Whatever the page has loaded is kept, and what it loads from now on. Needs HTTPS, or this very machine. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: performance.getEntriesByType('resource').map(({ name }) => name) });
  } catch (reason) {
    console.info('nothing is kept for when there is no network:', reason);
  }
}
