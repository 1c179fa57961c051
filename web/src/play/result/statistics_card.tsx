// The course of the game: a line of points for each seat, and each seat's figures below.

import '../../styles/result.css';
import { SEAT_LOOKS, SeatBadge } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import type { Event, GameView } from '../../net/protocol.gen.ts';
import { type Players, playerColour, playerName } from './players.ts';
import { SeatsTable } from './seats_table.tsx';
import { apart, type SeatStatistics, statisticsOf } from './statistics.ts';
import { byRank, type Tally } from './tally.ts';
import '../../styles/statistics.css';

interface StatisticsCardProps {
  players: Players;
  /** All events, from the beginning. */
  events: readonly Event[];
  /** The game at its end. */
  game: GameView;
  tally: Tally;
}

const ROWS: readonly (keyof SeatStatistics)[] = ['tiles', 'sent', 'home', 'without', 'idle', 'ahead'];

export function StatisticsCard({ players, events, game, tally }: StatisticsCardProps) {
  const { points, seats } = statisticsOf(
    events,
    game.seats.map(({ supply }) => supply),
    tally,
  );
  const ranked = byRank(
    game.seats.map(({ score }) => score),
    game.result?.winners,
  );
  return (
    <section class="card statistics">
      <h2>{t('statistics.title')}</h2>
      {points.flat().some((score) => score !== 0) && (
        <PointsChart points={points} players={players} ranked={ranked} />
      )}
      <SeatsTable
        label={t('statistics.title')}
        players={players}
        seats={ranked}
        rows={ROWS.map((row) => ({
          key: row,
          label: t(`statistics.${row}`),
          of: (seat) => seats[seat]![row],
        }))}
      />
    </section>
  );
}

const WIDTH = 600;
const HEIGHT = 240;
const EDGE = { left: 40, right: 22, top: 12, bottom: 12 };
const BADGE = 20;
const TICKS = [5, 10, 20, 25, 50, 100, 200];
const TICKS_MOST = 6;

interface ChartProps {
  points: readonly (readonly number[])[];
  players: Players;
  /** The seats, the highest score first. */
  ranked: readonly number[];
}

function PointsChart({ points, players, ranked }: ChartProps) {
  const most = Math.max(10, ...points.flat());
  const least = Math.min(0, ...points.flat());
  const columns = Math.max(1, points[0]!.length - 1);
  const tick = TICKS.find((size) => (most - least) / size <= TICKS_MOST) ?? TICKS.at(-1)!;
  const lines = Array.from({ length: Math.floor(most / tick) + 1 }, (_, i) => i * tick);
  const x = (column: number) => EDGE.left + (column / columns) * (WIDTH - EDGE.left - EDGE.right);
  const y = (score: number) =>
    HEIGHT - EDGE.bottom - ((score - least) / (most - least)) * (HEIGHT - EDGE.top - EDGE.bottom);
  const ends = apart(
    ranked.map((seat) => y(points[seat]!.at(-1)!)),
    BADGE,
    HEIGHT - BADGE / 2,
  );
  const words = players.map((_, seat) => `${playerName(players, seat)} ${points[seat]!.at(-1)}`).join(', ');
  return (
    <svg
      class="points-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('statistics.points', { words })}
    >
      {lines.map((score) => (
        <g key={score}>
          <path class="tick" d={`M${EDGE.left} ${y(score)}H${WIDTH - EDGE.right}`} />
          <text x={EDGE.left - 6} y={y(score) + 4}>
            {score}
          </text>
        </g>
      ))}
      {points.map((row, seat) => {
        const colour = playerColour(players, seat);
        const d = `M${row.map((score, column) => `${x(column).toFixed(1)} ${y(score).toFixed(1)}`).join('L')}`;
        return (
          <g key={seat} class="points">
            <path class="under" d={d} />
            <path d={d} stroke={SEAT_LOOKS[colour].fill} />
          </g>
        );
      })}
      {ranked.map((seat, rank) => (
        <g key={seat} transform={`translate(${x(columns) - BADGE / 2} ${ends[rank]! - BADGE / 2})`}>
          <SeatBadge colour={playerColour(players, seat)} size={BADGE} />
        </g>
      ))}
    </svg>
  );
}
