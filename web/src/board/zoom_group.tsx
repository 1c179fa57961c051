// Drawings that need the zoom, because parts of them keep their size on screen.

import { effect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Camera } from './camera.ts';

interface ZoomGroupProps {
  camera: Camera;
  name: string;
  children: ComponentChildren;
}

/**
 * A group whose style sheet rules find the zoom as `--board-zoom`. Inside it `board-figure` is never under 16
 * px, and `board-mark` grows when the board is seen from afar, up to its `--room`.
 */
export function ZoomGroup({ camera, name, children }: ZoomGroupProps) {
  const group = useRef<SVGGElement>(null);
  // In the same frame as the camera; not an attribute, since the content policy forbids style attributes.
  useLayoutEffect(
    () =>
      effect(() => {
        group.current!.style.setProperty('--board-zoom', String(camera.view.value.zoom));
      }),
    [camera],
  );
  return (
    <g ref={group} class={name}>
      {children}
    </g>
  );
}
