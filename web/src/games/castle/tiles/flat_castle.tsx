// The flat map style of a castle tile: few shapes, thick edges, strong contrast.

import { areaPath, linePath, rimPath } from '../../../art/paths.ts';
import type { Point } from '../../../geometry/points.ts';
import { CASTLE_RADIUS, type CastleFeature, type CastleShape, PATH_HALF_WIDTH } from './types.ts';

const COLOURS = {
  court: '#c3d68d',
  house: '#d2694c',
  tower: '#9fb0c6',
  path: '#fffaf0',
  casing: '#6f6350',
  wall: '#3d2a18',
  water: '#4f9bc8',
} as const;

function Place({ feature }: { feature: CastleFeature }) {
  return (
    <>
      <path d={areaPath(feature)} fill={COLOURS[feature.kind]} fill-rule="evenodd" />
      {feature.kind !== 'court' && (
        <path d={rimPath(feature)} fill="none" stroke={COLOURS.wall} stroke-width={3} />
      )}
      {feature.spots.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y})`}
          d={
            feature.kind === 'house'
              ? 'M-9 7V-1L0-9 9-1V7Z'
              : 'M-7 8V-8H-3.5V-4.5H-1.7V-8H1.7V-4.5H3.5V-8H7V8Z'
          }
          fill="#fff"
          fill-opacity={0.65}
          stroke={COLOURS.wall}
          stroke-width={1.4}
          stroke-linejoin="round"
        />
      ))}
      {feature.market && <Market at={feature.market} />}
    </>
  );
}

function Market({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={COLOURS.wall} stroke-width={1.4} stroke-linejoin="round">
      <path d="M-6 0V7H6V0Z" fill="#fff" />
      <path d="M-7-7H7L9 1H-9Z" fill="#c2382e" />
      <path d="M-2.6-7H2.6L3.4 1H-3.4Z" fill="#fff" />
    </g>
  );
}

export function FlatCastle({ shape }: { shape: CastleShape }) {
  const { features, hub, faces } = shape;
  const lines = features.flatMap((feature) => feature.lines.map((line) => linePath(line)));
  return (
    <g>
      {features.map((feature, i) => feature.kind !== 'path' && <Place key={i} feature={feature} />)}
      <g fill="none">
        {lines.map((d) => (
          <path key={d} d={d} stroke={COLOURS.casing} stroke-width={2 * PATH_HALF_WIDTH + 1} />
        ))}
        {lines.map((d) => (
          <path key={d} d={d} stroke={COLOURS.path} stroke-width={2 * PATH_HALF_WIDTH - 2} />
        ))}
      </g>
      {hub && (
        <circle
          cx={hub.at[0]}
          cy={hub.at[1]}
          r={CASTLE_RADIUS[hub.kind] - 1}
          fill={hub.kind === 'fountain' ? COLOURS.water : COLOURS.casing}
          stroke={COLOURS.wall}
          stroke-width={1.6}
        />
      )}
      {!faces && (
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
      )}
    </g>
  );
}
