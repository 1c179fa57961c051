import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** A list counts as at its end while less than this, half a line, is below its window. */
const NEAR_PX = 24;
/** The browser, not the reader, scrolls a list within this time after its height has changed. */
const SETTLED_MS = 100;

/**
 * Keeps the end of a list in view when something is added, unless the reader has gone back in it;
 * then what is read stays where it is, also when older entries come before it, as a change of `first` says.
 * `onBegin` is called when the reader arrives at the beginning. For a scrolling element.
 */
export function useEndInView<E extends HTMLElement>(last: unknown, first?: unknown, onBegin?: () => void) {
  const ref = useRef<E>(null);
  const atEnd = useRef(true);
  const height = useRef(0);
  const top = useRef(0);
  const seen = useRef(0);
  const resized = useRef(false);
  useLayoutEffect(() => {
    const list = ref.current;
    if (list !== null && !atEnd.current) list.scrollTop += list.scrollHeight - height.current;
  }, [first]);
  useEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const toEnd = () => {
      if (atEnd.current) list.scrollTo({ top: list.scrollHeight });
    };
    toEnd();
    // In a dialog that is just opening it has no size yet.
    let settled: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(() => {
      resized.current = true;
      clearTimeout(settled);
      settled = setTimeout(() => {
        resized.current = false;
      }, SETTLED_MS);
      toEnd();
    });
    observer.observe(list);
    return () => {
      clearTimeout(settled);
      observer.disconnect();
    };
  }, [last]);
  useLayoutEffect(() => {
    height.current = ref.current?.scrollHeight ?? 0;
  });
  const onScroll = () => {
    if (ref.current === null) return; // the browser still tells of a list that is gone
    const { scrollHeight, scrollTop, clientHeight } = ref.current;
    // Late content may arrive after the end has been reached: only scrolling back leaves it.
    const near = scrollHeight - scrollTop - clientHeight < NEAR_PX;
    const moved = resized.current || clientHeight !== seen.current;
    atEnd.current = near || (atEnd.current && (moved || scrollTop >= top.current));
    top.current = scrollTop;
    seen.current = clientHeight;
    resized.current = false;
    if (scrollTop < NEAR_PX && !atEnd.current) onBegin?.();
  };
  return { ref, onScroll };
}
