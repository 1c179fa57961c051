// A line for each seat: its expected points at the end, turn by turn. Below, the cost of turns. Pressing
// goes to a turn.

import { useRef } from 'preact/hooks';
import { SEAT_LOOKS, SeatBadge, type SeatColour } from '../../../board/index.ts';
import { t } from '../../../i18n/index.ts';
import { isMeantElsewhere } from '../../../ui/key_reading.ts';
import { useMedia } from '../../table/use_media.ts';
import { type ExpectedPoint, expectedAt, losses, type TurnCost } from './figures.ts';
import { pointsText } from './numbers.ts';

export interface Player {
  readonly name: string;
  readonly colour: SeatColour;
}

interface ResultGraphProps {
  players: readonly Player[];
  points: readonly ExpectedPoint[];
  costs: readonly TurnCost[];
  /** The number of the game's turns. */
  last: number;
  /** The turn that is looked at. */
  shown: number;
  onGo(turn: number): void;
}

/** About as wide as on the screen, so that text has its usual size. */
const WIDTHS = { wide: 600, narrow: 350 };
const NARROW = '(max-width: 40rem)';
const LINES = 200;
const BARS = 46;
const HEIGHT = LINES + BARS;
const EDGE = { left: 36, right: 16, top: 14 };
const BADGE = 22;
const TICKS = [5, 10, 20, 25, 50, 100];
const TICKS_MOST = 6;
const PAGE = 10;
/** By seat, so that lines with similar colours differ. */
const DASHES = ['none', '10 5', '2.5 4.5', '14 4 3 4', '6 3', '18 5'];

export function ResultGraph({ players, points, costs, last, shown, onGo }: ResultGraphProps) {
  const svg = useRef<SVGSVGElement>(null);
  const all = WIDTHS[useMedia(NARROW) ? 'narrow' : 'wide'];
  const scale = scaleOf(points, last, all);
  const here = expectedAt(points, shown);
  const turnAt = (clientX: number): number => {
    const { left, width } = svg.current!.getBoundingClientRect();
    const x = ((clientX - left) / width) * all;
    return Math.max(0, Math.min(last, Math.round(scale.turnAt(x))));
  };
  const words =
    here === null ? '' : players.map(({ name }, i) => `${name} ${pointsText(here[i]!)}`).join(', ');
  const where = shown === 0 ? t('replay.begin') : t('replay.turn', { n: shown, all: last });
  return (
    <div
      class="result-graph"
      role="slider"
      tabIndex={0}
      aria-label={t('analysis.graph')}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={shown}
      aria-valuetext={[where, words].filter((part) => part !== '').join(': ')}
      // Arrows, Home and End belong to the whole replay.
      onKeyDown={(event) => {
        const { key } = event;
        if (isMeantElsewhere(event)) return;
        if (key === 'PageUp' || key === 'PageDown') onGo(shown + (key === 'PageUp' ? PAGE : -PAGE));
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onGo(turnAt(event.clientX));
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onGo(turnAt(event.clientX));
      }}
    >
      <svg ref={svg} viewBox={`0 0 ${all} ${HEIGHT}`} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <g key={tick}>
            <path class="tick" d={`M${EDGE.left} ${scale.y(tick)}H${all - EDGE.right}`} />
            <text x={EDGE.left - 6} y={scale.y(tick) + 5}>
              {tick}
            </text>
          </g>
        ))}
        <path class="tick is-floor" d={`M${EDGE.left} ${HEIGHT - 1}H${all - EDGE.right}`} />
        <Bars costs={costs} players={players} x={scale.x} />
        <path class="cursor" d={`M${scale.x(shown)} ${EDGE.top}V${HEIGHT}`} />
        {players.map(({ colour }, seat) => (
          <Line key={colour} points={points} seat={seat} colour={colour} scale={scale} />
        ))}
        {here && <Badges here={here} players={players} x={scale.x(shown)} y={scale.y} />}
      </svg>
    </div>
  );
}

interface Scale {
  ticks: readonly number[];
  x(turn: number): number;
  y(points: number): number;
  turnAt(x: number): number;
}

function scaleOf(points: readonly ExpectedPoint[], last: number, width: number): Scale {
  const values = points.flatMap((point) => point.points);
  const least = Math.floor(Math.min(...values) / 5) * 5;
  const most = Math.max(least + 10, Math.ceil(Math.max(...values) / 5) * 5);
  const step = TICKS.find((size) => (most - least) / size <= TICKS_MOST) ?? TICKS.at(-1)!;
  const lowest = Math.ceil(least / step) * step;
  const across = width - EDGE.left - EDGE.right;
  const turns = Math.max(1, last);
  return {
    ticks: Array.from({ length: Math.floor((most - lowest) / step) + 1 }, (_, i) => lowest + i * step),
    x: (turn) => EDGE.left + (turn / turns) * across,
    y: (value) => LINES - 10 - ((value - least) / (most - least)) * (LINES - 10 - EDGE.top),
    turnAt: (x) => ((x - EDGE.left) / across) * turns,
  };
}

interface LineProps {
  points: readonly ExpectedPoint[];
  seat: number;
  colour: SeatColour;
  scale: Scale;
}

function Line({ points, seat, colour, scale }: LineProps) {
  if (points.length === 0) return null;
  const places = points.map(
    (point) => `${scale.x(point.turn).toFixed(1)} ${scale.y(point.points[seat]!).toFixed(1)}`,
  );
  const d = `M${places.join('L')}`;
  return (
    <g class="line">
      <path class="under" d={d} />
      <path d={d} stroke={SEAT_LOOKS[colour].fill} stroke-dasharray={DASHES[seat]} />
    </g>
  );
}

interface BarsProps {
  costs: readonly TurnCost[];
  players: readonly Player[];
  x(turn: number): number;
}

/** One for each turn that cost something. */
function Bars({ costs, players, x }: BarsProps) {
  const lost = losses(costs);
  const most = Math.max(5, ...lost.map(({ cost }) => cost));
  return (
    <>
      {lost.map(({ turn, seat, cost }) => {
        const height = 3 + (cost / most) * (BARS - 8);
        const { colour } = players[seat]!;
        return (
          <rect
            key={`${turn} ${seat}`}
            class="bar"
            x={x(turn) - 2.5}
            y={HEIGHT - 1 - height}
            width={5}
            height={height}
            fill={SEAT_LOOKS[colour].fill}
          />
        );
      })}
    </>
  );
}

interface BadgesProps {
  here: readonly number[];
  players: readonly Player[];
  x: number;
  y(points: number): number;
}

/** Where the lines cross the shown turn: side by side if they meet. */
function Badges({ here, players, x, y }: BadgesProps) {
  const tops = apart(
    here.map((points) => y(points) - BADGE / 2),
    BADGE,
  );
  return (
    <>
      {players.map(({ colour }, seat) => (
        <g key={colour} transform={`translate(${x - BADGE / 2} ${tops[seat]})`}>
          <SeatBadge colour={colour} size={BADGE} />
        </g>
      ))}
    </>
  );
}

/** Moves apart what is closer than `gap`, keeping the order. */
export function apart(places: readonly number[], gap: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => places[a]! - places[b]!);
  const moved = [...places];
  for (let i = 1; i < order.length; i++) {
    const [before, now] = [order[i - 1]!, order[i]!];
    moved[now] = Math.max(moved[now]!, moved[before]! + gap);
  }
  const shift = moved.reduce((sum, place, i) => sum + place - places[i]!, 0) / Math.max(1, moved.length);
  return moved.map((place) => place - shift);
}
