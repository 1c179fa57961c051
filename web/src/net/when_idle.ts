// Work that may wait until this page has loaded and has nothing better to do.

const IDLE_WITHIN_MS = 5_000;
/** Where the browser does not tell when it is idle. */
const LATER_MS = 500;

/** Does it once the page has loaded and is idle; returns how to leave it. */
export function whenIdle(work: () => void): () => void {
  let wanted = true;
  const doIt = () => wanted && work();
  const wait = () => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(doIt, { timeout: IDLE_WITHIN_MS });
    else setTimeout(doIt, LATER_MS);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => {
    wanted = false;
  };
}

/** Whether the person has asked their browser to spare data. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
