// The flat map style: few shapes, thick edges, strong contrast. Shown while a painting is made, as thumbnail,
// and for people with low vision.

import type { ComponentChildren } from 'preact';
import { areaPath, linePath } from '../../../art/paths.ts';
import { add, type Point } from '../../../geometry/points.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { GoodsSign } from './goods_sign.tsx';
import { PrincessSign, SightSign } from './sight_signs.tsx';
import {
  circleSize,
  isAbbey,
  isAllCorn,
  type Junction,
  junctionRadius,
  RADIUS,
  SIGHTS,
  type TileFeature,
  type TileShape,
} from './types.ts';

const FlatCity = lazy(async () => (await import('./flat_city.tsx')).FlatCity, { quiet: true });

const COLOURS = {
  field: '#c3d68d',
  city: '#d9a066',
  wall: '#5b3a1e',
  road: '#fffaf0',
  casing: '#6f6350',
  river: '#6aa9cf',
  roof: '#a8321f',
  hedge: '#2f6b2f',
  corn: '#f3cf4f',
  shield: '#1f4f9e',
} as const;

const ROAD_WIDTH = 7;

function Way({ line, colour, width }: { line: readonly Point[]; colour: string; width: number }) {
  const d = linePath(line);
  return (
    <g fill="none" stroke-linecap="butt">
      <path d={d} stroke={COLOURS.casing} stroke-width={width + 3} />
      <path d={d} stroke={colour} stroke-width={width} />
    </g>
  );
}

function Lines({ feature: { kind, lines } }: { feature: TileFeature }) {
  const isRiver = kind === 'river';
  const [colour, width] = isRiver ? [COLOURS.river, 15] : [COLOURS.road, ROAD_WIDTH];
  return (
    <>
      {lines.map((line, i) => (
        <Way key={i} line={line} colour={colour} width={width} />
      ))}
    </>
  );
}

function City({ feature }: { feature: TileFeature }) {
  return (
    <>
      <path d={areaPath(feature)} fill={COLOURS.city} />
      <path
        d={feature.lines.map((line) => linePath(line)).join('')}
        fill="none"
        stroke={COLOURS.wall}
        stroke-width={4}
      />
      {feature.shields.map((at) => (
        <Shield key={at.join()} at={at} />
      ))}
      {feature.goods && (
        <g transform={`translate(${feature.goods.at.join(' ')})`}>
          <GoodsSign kind={feature.goods.kind} />
        </g>
      )}
    </>
  );
}

function Shield({ at: [x, y] }: { at: Point }) {
  return (
    <path
      transform={`translate(${x} ${y})`}
      d="M-6.5-7.5H6.5V1C6.5 5 3 7.5 0 9-3 7.5-6.5 5-6.5 1Z"
      fill={COLOURS.shield}
      stroke="#fff"
      stroke-width={2}
    />
  );
}

/** A building at its place. */
function Building({ at, size, children }: { at: Point; size: number; children: ComponentChildren }) {
  const [x, y] = add(at, [0, 1]);
  return (
    <g
      transform={`translate(${x} ${y}) scale(${size})`}
      stroke={COLOURS.wall}
      stroke-width={1.5}
      stroke-linejoin="round"
    >
      {children}
    </g>
  );
}

function Monastery({ at, size }: { at: Point; size: number }) {
  return (
    <Building at={at} size={size}>
      <path d="M-10 10V-2L0-10 10-2V10Z" fill="#fff6e0" />
      <path d="M-12-1 0-11 12-1 9.5 1.5 0-7-9.5 1.5Z" fill={COLOURS.roof} />
      <path d="M0 6V-3M-3.5 0H3.5" stroke-width={2.5} />
    </Building>
  );
}

function Cathedral({ at }: { at: Point }) {
  return (
    <Building at={at} size={1.5}>
      <path d="M-6 10V-3L0-9 6-3V10Z" fill="#fff6e0" />
      <path d="M-12 10V-4L-9-13-6-4V10ZM12 10V-4L9-13 6-4V10Z" fill="#fff6e0" />
      <path d="M-12-4L-9-13-6-4ZM12-4L9-13 6-4Z" fill={COLOURS.shield} />
      <circle cy={-1} r={2.6} fill={COLOURS.shield} />
      <path d="M-2 10V6a2 2 0 0 1 4 0V10Z" fill={COLOURS.wall} />
    </Building>
  );
}

/** An inn and its pond. */
function Inn({ at }: { at: Point }) {
  return (
    <Building at={at} size={1}>
      <ellipse cx={0} cy={4} rx={9} ry={5.5} fill={COLOURS.river} />
      <path d="M-7 3V-4H7V3Z" fill="#fff6e0" />
      <path d="M-9-3-5-10H5L9-3Z" fill={COLOURS.roof} />
      <path d="M0 3V-1" stroke-width={2.5} />
    </Building>
  );
}

function Garden({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={RADIUS.garden - 0.5} fill="#9bbf5f" stroke={COLOURS.hedge} stroke-width={2.5} />
      <path d="M0-6V6M-6 0H6" stroke="#fff6e0" stroke-width={1.5} />
      <g fill="#c2408d">
        <circle cx={-3} cy={-3} r={1.7} />
        <circle cx={3} cy={-3} r={1.7} />
        <circle cx={-3} cy={3} r={1.7} />
        <circle cx={3} cy={3} r={1.7} />
      </g>
    </g>
  );
}

/** The pond or the lake is one water with its river: no line between them. */
function River({ river }: { river: TileFeature }) {
  const [x, y] = river.at ?? [0, 0];
  const radius = river.at ? RADIUS[river.pond === 'lake' ? 'lake' : 'pond'] : 0;
  return (
    <>
      <circle cx={x} cy={y} r={radius} fill={COLOURS.casing} />
      <Lines feature={river} />
      <circle cx={x} cy={y} r={Math.max(0, radius - 1.5)} fill={COLOURS.river} />
    </>
  );
}

/** The foundation of a tower. */
function Foundation({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={COLOURS.wall}>
      <rect x={-8} y={-8} width={16} height={16} fill="#fff" stroke-width={2.5} />
      <rect x={-3.5} y={-3.5} width={7} height={7} fill={COLOURS.wall} />
    </g>
  );
}

const featuresOf = (shape: TileShape, kind: string): TileFeature[] =>
  shape.features.filter((feature) => feature.kind === kind);

/** The edge of the tile, clockwise from north. */
const SIDES = ['M0 .4H100', 'M99.6 0V100', 'M0 99.6H100', 'M.4 0V100'];

/** The tile in a square of 100 units, for use inside an SVG. */
export function FlatTile({ shape }: { shape: TileShape }) {
  const [roads, cities] = [featuresOf(shape, 'road'), featuresOf(shape, 'city')];
  const underCity = (road: TileFeature): boolean =>
    shape.crosses.some((pair) => {
      const [a, b] = pair.map((i) => shape.features[i]);
      return (a === road && b?.kind === 'city') || (b === road && a?.kind === 'city');
    });
  return (
    <g>
      <rect width={100} height={100} fill={isAllCorn(shape) ? COLOURS.corn : COLOURS.field} />
      {featuresOf(shape, 'river').map((river) => (
        <River key="river" river={river} />
      ))}
      {shape.cuts.map((cut) => (
        <path key="cut" d={linePath(cut)} stroke={COLOURS.hedge} stroke-width={3} />
      ))}
      {roads
        .filter((road) => !underCity(road))
        .map((road, i) => (
          <Lines key={i} feature={road} />
        ))}
      {shape.lanes.map((lane, i) => (
        <Way key={i} line={lane} colour={COLOURS.road} width={ROAD_WIDTH} />
      ))}
      <Junctions shape={shape} />
      {shape.block && <FlatCity block={shape.block} />}
      {cities.map((feature, i) => (
        <City key={i} feature={feature} />
      ))}
      {cities.map(({ at }) => at && <Cathedral key="cathedral" at={at} />)}
      {roads.map(({ at }) => at && <Inn key="inn" at={at} />)}
      {roads.filter(underCity).map((road, i) => (
        <Lines key={i} feature={road} />
      ))}
      <Buildings shape={shape} />
      {cities.map(({ princess }) => princess && <PrincessSign key="princess" at={princess} />)}
      {SIGHTS.flatMap((kind) =>
        featuresOf(shape, kind).map(({ at, calls }) => (
          <SightSign key={kind} kind={kind} calls={calls} size={calls ? circleSize(shape) : 1} at={at!} />
        )),
      )}
      <path
        d={SIDES.filter((_, side) => shape.edges[side] !== 'I').join('')}
        fill="none"
        stroke="#000"
        stroke-opacity={0.25}
        stroke-width={0.8}
      />
    </g>
  );
}

/** Junctions at which roads end at nothing else; the others are as wide as a square. */
const HALTS: readonly Junction['kind'][] = ['crossing', 'village'];

/** Where roads meet. */
function Junctions({ shape }: { shape: TileShape }) {
  return shape.junctions.map((junction) => (
    <circle
      key={junction.at.join()}
      cx={junction.at[0]}
      cy={junction.at[1]}
      r={junctionRadius(junction)}
      fill={HALTS.includes(junction.kind) ? COLOURS.roof : COLOURS.road}
      stroke={COLOURS.wall}
      stroke-width={1.5}
    />
  ));
}

/** What stands on the land by itself: monasteries, gardens, foundations of towers. */
function Buildings({ shape }: { shape: TileShape }) {
  const abbey = isAbbey(shape);
  return (
    <>
      {abbey && (
        <rect x={6} y={6} width={88} height={88} fill="none" stroke={COLOURS.wall} stroke-width={6} />
      )}
      {featuresOf(shape, 'monastery').map(({ at }) => (
        <Monastery key="monastery" at={at!} size={abbey ? 2.1 : 1.3} />
      ))}
      {featuresOf(shape, 'garden').map(({ at }) => (
        <Garden key="garden" at={at!} />
      ))}
      {featuresOf(shape, 'tower').map(({ at }) => (
        <Foundation key="tower" at={at!} />
      ))}
    </>
  );
}
