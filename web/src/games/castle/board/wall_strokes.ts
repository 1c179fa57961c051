// The wall as a list of strokes, in board units, for SVG and canvas.

import { CELL, type Cell } from '../../../board/index.ts';
import { add, mix, type Point } from '../../../geometry/points.ts';
import { bends, INSIDE_CELLS, SPACES, spacePlace, WALL_CELLS, wallEdges } from './wall_map.ts';

export interface Stroke {
  /** SVG path data. */
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
}

/** The area that the wall and its shadow cover: all cells with a margin. */
export const WALL_BOX = { left: -20, top: -20, width: 1140, height: 1440 } as const;

const INK = '#2c2015';
const BASTION = 112;
/** A bastion stands out over its cell on all sides. */
const OVERHANG = (CELL - BASTION) / 2;
const CRENEL = { every: 20, long: 4, deep: 7 } as const;
const COURSE = 15;
const FLAG = 20;

const square = ({ x, y }: Cell): string => `M${x * CELL} ${y * CELL}h${CELL}v${CELL}h${-CELL}Z`;
const line = ({ from, to }: { from: Point; to: Point }): string => `M${from.join(' ')}L${to.join(' ')}`;
const paths = <T>(things: readonly T[], path: (thing: T) => string): string => things.map(path).join('');

function circle([x, y]: Point, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

function rounded(left: number, top: number, size: number, radius: number): string {
  const run = size - 2 * radius;
  const turn = (x: number, y: number): string => `a${radius} ${radius} 0 0 1 ${x} ${y}`;
  return (
    `M${left + radius} ${top}h${run}${turn(radius, radius)}v${run}${turn(-radius, radius)}` +
    `h${-run}${turn(-radius, -radius)}v${-run}${turn(radius, -radius)}Z`
  );
}

/** Joints between the flagstones of a cell. */
function joints({ x, y }: Cell): string {
  const [left, top] = [x * CELL, y * CELL];
  return Array.from({ length: Math.ceil(CELL / COURSE) }, (_, row) => {
    const level = top + row * COURSE;
    const high = Math.min(COURSE, top + CELL - level);
    const first = row % 2 === 0 ? FLAG / 2 : FLAG;
    const upright = Array.from({ length: 5 }, (_, i) => `M${left + first + i * FLAG} ${level}v${high}`);
    return `M${left} ${level}h${CELL}${upright.join('')}`;
  }).join('');
}

/** Some stones are lighter or darker than others. */
function flags({ x, y }: Cell, odd: number): string {
  return [1, 3, 5]
    .map((i) => {
      const row = (x * 5 + y * 3 + i * 2 + odd) % 6;
      const column = (x * 3 + y * 7 + i + odd * 2) % 4;
      const shift = row % 2 === 0 ? FLAG / 2 : 0;
      return `M${x * CELL + column * FLAG + shift} ${y * CELL + row * COURSE}h${FLAG}v${COURSE}h${-FLAG}Z`;
    })
    .join('');
}

/** Small gaps in a parapet; one path of them is far quicker to draw than a dashed line. */
function crenels({ from, to }: { from: Point; to: Point }): string {
  const level = from[1] === to[1];
  const [long, deep] = level ? [CRENEL.long, CRENEL.deep] : [CRENEL.deep, CRENEL.long];
  const count = CELL / CRENEL.every;
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = mix(from, to, (i + 0.5) / count);
    return `M${x - long / 2} ${y - deep / 2}h${long}v${deep}h${-long}Z`;
  }).join('');
}

function bastionCrenels({ x, y }: Cell): string {
  const middle: Point = [(x + 0.5) * CELL, (y + 0.5) * CELL];
  const reach = BASTION / 2 - 6;
  return [0, 1, 2, 3]
    .map((side): string => {
      const level = side % 2 === 0;
      const off = side < 2 ? -reach : reach;
      const [from, to] = [-30, 30].map((along) => add(middle, level ? [along, off] : [off, along]));
      return crenels({ from: from!, to: to! });
    })
    .join('');
}

function bastion(inset: number, radius: number): (cell: Cell) => string {
  return ({ x, y }) =>
    rounded(x * CELL + OVERHANG + inset, y * CELL + OVERHANG + inset, BASTION - 2 * inset, radius);
}

export function wallStrokes(): Stroke[] {
  const { inner, outer } = wallEdges();
  const edges = paths([...inner, ...outer], line);
  const bastions = bends().map((space) => WALL_CELLS[space >> 1]!);
  const scores = Array.from({ length: SPACES }, (_, score) => score);
  const spaces = (wanted: (score: number) => boolean, radius: number): string =>
    paths(scores.filter(wanted), (score) => circle(spacePlace(score), radius));
  const isTen = (score: number): boolean => score % 10 === 0;
  return [
    { d: paths(outer, line), stroke: '#000', width: 26, opacity: 0.25 },
    { d: paths(INSIDE_CELLS, square), fill: '#cbb98f', stroke: '#b09c70', width: 1.4 },
    { d: paths(inner, line), stroke: INK, width: 30, opacity: 0.22 },
    { d: paths(WALL_CELLS, square), fill: '#bfb8a6' },
    { d: paths(WALL_CELLS, (cell) => flags(cell, 0)), fill: '#cbc5b5' },
    { d: paths(WALL_CELLS, (cell) => flags(cell, 1)), fill: '#b1a996' },
    { d: paths(WALL_CELLS, joints), stroke: '#8b8370', width: 0.9 },
    { d: edges, stroke: INK, width: 11 },
    { d: edges, stroke: '#e5dfce', width: 8 },
    { d: paths([...inner, ...outer], crenels), fill: '#6f6753', stroke: INK, width: 1 },
    { d: paths(bastions, bastion(0, 28)), fill: INK },
    { d: paths(bastions, bastion(1.6, 26)), fill: '#e9e4d5' },
    { d: paths(bastions, bastion(11, 18)), fill: '#cdc7b7', stroke: INK, width: 1.2 },
    { d: paths(bastions, bastionCrenels), fill: '#6f6753', stroke: INK, width: 1 },
    { d: spaces((score) => !isTen(score), 13.5), fill: '#f6f0e0', stroke: '#3d3020', width: 1.8 },
    { d: spaces((score) => score % 10 === 5, 2.6), fill: '#5c2018' },
    { d: spaces(isTen, 15.5), fill: '#5c2018', stroke: '#f3d98a', width: 2 },
  ];
}
