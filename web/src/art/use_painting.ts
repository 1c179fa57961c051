// A painting for a component: its address when it is ready.

import { useEffect, useReducer, useRef } from 'preact/hooks';
import { keyOf, type PaintingRequest, paintingUrl, watchPainting } from './bakery.ts';

/**
 * Null until the painting is ready. Another size of the same picture is shown until the right one is there.
 */
export function usePainting(request: PaintingRequest | null): string | null {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  const key = request && keyOf(request);
  const picture = request && `${request.art.name} ${request.tile} ${request.rotation} ${request.instance}`;
  const shown = useRef<{ picture: string; url: string } | null>(null);

  useEffect(() => {
    if (!request) return;
    const stop = watchPainting(request, () => refresh(0));
    // Whoever else shows it may have been told between the rendering above and now: nobody is told twice.
    if (paintingUrl(request) !== (shown.current?.url ?? null)) refresh(0);
    return stop;
  }, [key]);

  if (!request || !picture) return null;
  const url = paintingUrl(request);
  if (url) shown.current = { picture, url };
  return shown.current?.picture === picture ? shown.current.url : null;
}
