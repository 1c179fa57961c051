import { useEffect, useRef } from 'preact/hooks';

/** So near to the end counts as there: half a line. */
const NEAR_PX = 24;

/** Keeps the end of a list in view when something is added, unless the reader has gone back in it. For a scrolling element. */
export function useEndInView<E extends HTMLElement>(last: unknown) {
  const ref = useRef<E>(null);
  const atEnd = useRef(true);
  useEffect(() => {
    const list = ref.current;
    if (list === null) return;
    const toEnd = () => {
      if (atEnd.current) list.scrollTo({ top: list.scrollHeight });
    };
    toEnd();
    const observer = new ResizeObserver(toEnd); // in a dialog that opens only now it has no size yet
    observer.observe(list);
    return () => observer.disconnect();
  }, [last]);
  const onScroll = () => {
    const { scrollHeight, scrollTop, clientHeight } = ref.current!;
    atEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
  };
  return { ref, onScroll };
}
