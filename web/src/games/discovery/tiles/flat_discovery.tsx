// The flat map style of a tile: few shapes, thick shores, strong contrast. Peaks, tufts and waves tell the
// three kinds apart without colour.

import { areaPath, rimPath } from '../../../art/paths.ts';
import { distanceToRings, insideRings, type Point } from '../../../geometry/points.ts';
import { COLOURS, SIGNS } from './signs.ts';
import type { DiscoveryFeature, DiscoveryShape } from './types.ts';

const SHORE = '#3d2a18';

export function FlatDiscovery({ shape }: { shape: DiscoveryShape }) {
  const { features, cities } = shape;
  return (
    <g>
      {features.map((feature, i) => (
        <path key={i} d={areaPath(feature)} fill={COLOURS[feature.kind]} fill-rule="evenodd" />
      ))}
      {features.map((feature, i) => (
        <Signs key={i} feature={feature} cities={cities.map(({ at }) => at)} />
      ))}
      {features.map((feature, i) => (
        <path
          key={i}
          d={rimPath(feature)}
          fill="none"
          stroke={SHORE}
          stroke-width={2.6}
          stroke-linejoin="round"
        />
      ))}
      {cities.map(({ at: [x, y] }, i) => (
        <g key={i} transform={`translate(${x} ${y})`} stroke={SHORE} stroke-linejoin="round">
          <circle r={8.8} fill="#fffaf0" stroke-width={2} />
          <path d="M-6 5V-1L-3-4.2 0-1V-6.500H5.500V5Z" fill="#c2382e" stroke-width={1.4} />
          <path d="M0-1V5" stroke-width={1.2} />
        </g>
      ))}
      <rect
        x={0.4}
        y={0.4}
        width={99.2}
        height={99.2}
        fill="none"
        stroke="#000"
        stroke-opacity={0.25}
        stroke-width={0.8}
      />
    </g>
  );
}

function Signs({ feature, cities }: { feature: DiscoveryFeature; cities: readonly Point[] }) {
  const { d, stroked } = SIGNS[feature.kind];
  return (
    <g {...stroked} stroke-linejoin="round">
      {signPlaces(feature, cities).map(([x, y]) => (
        <path key={`${x} ${y}`} transform={`translate(${x} ${y})`} d={d} />
      ))}
    </g>
  );
}

const ROWS = 6;
const STEP = 100 / ROWS;

/** In staggered rows that run on over the tiles' borders. */
function signPlaces({ kind, area }: DiscoveryFeature, cities: readonly Point[]): Point[] {
  const { room } = SIGNS[kind];
  const places: Point[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < ROWS / 2; column++) {
      const p: Point = [(2 * column + 0.5 + (row % 2)) * STEP, (row + 0.5) * STEP];
      const free =
        insideRings(p, area) &&
        distanceToRings(p, area) >= room &&
        cities.every(([x, y]) => Math.hypot(x - p[0], y - p[1]) >= room + 10);
      if (free) places.push(p);
    }
  }
  return places;
}
