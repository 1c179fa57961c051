// Lets this browser open the site without a network in future.

import { address, linkTo } from '../base.ts';

/**
 * Keeps everything that the page has loaded, and what it loads from now on; also the parts that it never
 * loaded but that are `wanted`, by their addresses. Needs HTTPS, or this machine.
 */
export async function keepOffline(wanted?: (part: string) => boolean): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(address('/sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    // Everything that did not pass the worker, including what was in flight when it took over.
    const loads = new PerformanceObserver((list) => {
      const past = list
        .getEntries()
        .filter((entry) => (entry as PerformanceResourceTiming).workerStart === 0);
      if (past.length > 0) active?.postMessage({ keep: past.map(({ name }) => name) });
    });
    loads.observe({ type: 'resource', buffered: true });
    if (wanted) active?.postMessage({ keep: (await allParts()).filter(wanted) });
  } catch (reason) {
    console.info('nothing is kept for when there is no network:', reason);
  }
}

async function allParts(): Promise<string[]> {
  const paths = (await (await fetch(address('/parts.json'))).json()) as string[];
  return paths.map(linkTo);
}
