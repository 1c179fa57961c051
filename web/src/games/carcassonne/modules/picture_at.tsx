import type { ComponentChildren } from 'preact';

/** At a place of a module's picture, which is a square of 60 units. */
export function At({
  x,
  y,
  size = 1,
  children,
}: {
  x: number;
  y: number;
  size?: number;
  children: ComponentChildren;
}) {
  return <g transform={`translate(${x} ${y}) scale(${size})`}>{children}</g>;
}
