// Work that waits until this page has loaded and is idle.

const IDLE_WITHIN_MS = 5_000;
/** If the browser does not tell when it is idle. */
const LATER_MS = 500;

/** Runs the work once the page has loaded and is idle; returns a function that cancels it. */
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

/** Whether the person has asked the browser to save data. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
