// What covers the board: nothing on it may be hidden under the line above it or the tools below.

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Camera } from '../../board/index.ts';

const GAP_PX = 6;

/**
 * Returns the ref of the board's frame. `topLeast`: pixels kept free at the top even if nothing is there now.
 */
export function useInsets(camera: Camera, topLeast: number): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current!;
    const line = element.querySelector<HTMLElement>('.board-top')!;
    const tools = element.querySelector<HTMLElement>('.tools')!;
    const measure = () => {
      const top = line.offsetHeight === 0 ? 0 : line.offsetTop + line.offsetHeight + GAP_PX;
      const bottom = tools.offsetHeight === 0 ? 0 : element.clientHeight - tools.offsetTop + GAP_PX;
      camera.setInsets({ left: 0, right: 0, top: Math.max(top, topLeast), bottom });
    };
    const observer = new ResizeObserver(measure);
    for (const watched of [element, line, tools]) observer.observe(watched);
    measure();
    return () => observer.disconnect();
  }, [camera, topLeast]);
  return frame;
}
