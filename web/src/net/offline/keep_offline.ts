// Lets this browser open the site without a network from now on.

/**
 * Whatever the page has loaded is kept, and what it loads from now on; also of what it never loaded the parts
 * that are `wanted`, by their addresses. Needs HTTPS, or this very machine.
 */
export async function keepOffline(wanted?: (part: string) => boolean): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    // All that did not pass the worker, what was on its way when it took over as soon as it has come.
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
  const paths = (await (await fetch('/parts.json')).json()) as string[];
  return paths.map((path) => new URL(path, location.href).href);
}
