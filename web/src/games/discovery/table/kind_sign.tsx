// A kind of region in small: as the map style draws it.

import { COLOURS, SIGNS } from '../tiles/signs.ts';
import type { DiscoveryKind } from '../tiles/types.ts';

const PLACES: Record<DiscoveryKind, readonly (readonly [number, number])[]> = {
  mountain: [
    [7, 9],
    [17, 17],
  ],
  grassland: [
    [7, 8],
    [17, 11],
    [10, 18],
  ],
  sea: [
    [10, 7],
    [14, 13],
    [10, 19],
  ],
};

export function KindSign({ kind, size }: { kind: DiscoveryKind; size: number }) {
  const { d, ...paint } = SIGNS[kind];
  return (
    <svg class="discovery-kind" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <rect
        x={0.8}
        y={0.8}
        width={22.4}
        height={22.4}
        rx={4}
        fill={COLOURS[kind]}
        stroke="#3d2a18"
        stroke-width={1.6}
      />
      <g {...paint.stroked} stroke-linejoin="round">
        {PLACES[kind].map(([x, y]) => (
          <path key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(.72)`} d={d} />
        ))}
      </g>
    </svg>
  );
}
