// How much of the window is left for something below the head of a page that scrolls.

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Returns a ref to the element, whose property `--above` is the height of what is above it. */
export function useRestOfWindow(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = ref.current!;
    const measure = () => {
      const above = element.getBoundingClientRect().top + scrollY;
      element.style.setProperty('--above', `${Math.ceil(above)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return ref;
}
