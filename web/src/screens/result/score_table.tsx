// Final scores: a row for each player, a column for each kind of feature where those are known.

import { SeatBadge } from '../../board/piece_figure.tsx';
import { t, tOr } from '../../i18n/index.ts';
import type { RecordSeat, Result } from '../../net/protocol.gen.ts';
import type { PointsByKind } from './points_by_kind.ts';

export interface ScoreTableProps {
  players: readonly (RecordSeat | null)[];
  result: Result;
  kinds: PointsByKind | null;
}

export function ScoreTable({ players, result, kinds }: ScoreTableProps) {
  const columns = [...(kinds ?? [])];
  const ranked = result.scores.map((score, seat) => ({ score, seat })).sort((a, b) => b.score - a.score);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="score-table" aria-label={t('result.table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('result.player')}</th>
            <th scope="col">{t('result.total')}</th>
            {columns.map(([kind]) => (
              <th key={kind} scope="col">
                {tOr(`features.${kind}`, t('features.other'))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ranked.map(({ score, seat }) => (
            <tr key={seat} class={result.winners.includes(seat) ? 'winner' : undefined}>
              <th scope="row">
                <SeatBadge colour={players[seat]?.colour ?? 'black'} size={24} />
                {players[seat]?.name ?? t('seat.anonymous', { seat: seat + 1 })}
              </th>
              <td class="total">{score}</td>
              {columns.map(([kind, points]) => (
                <td key={kind}>{points[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
