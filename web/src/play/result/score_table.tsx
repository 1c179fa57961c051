// Final scores: the players by rank, and, if known, the points of each by kind of feature.

import '../../styles/result.css';
import { SeatBadge } from '../../board/index.ts';
import { t, tOr } from '../../i18n/index.ts';
import type { RecordSeat, Result } from '../../net/protocol.gen.ts';
import type { PointsByKind } from './points_by_kind.ts';
import { byRank } from './tally.ts';

export interface ScoreTableProps {
  players: readonly (Pick<RecordSeat, 'name' | 'colour'> | null)[];
  result: Result;
  kinds: PointsByKind | null;
}

export function ScoreTable({ players, result, kinds }: ScoreTableProps) {
  const ranked = byRank(result.scores);
  return (
    <>
      <table class="score-table" aria-label={t('result.table')}>
        <thead>
          <tr>
            <th scope="col">{t('result.player')}</th>
            <th scope="col">{t('result.total')}</th>
          </tr>
        </thead>
        <tbody>
          {ranked.map((seat) => (
            <tr key={seat} class={result.winners.includes(seat) ? 'winner' : undefined}>
              <th scope="row">
                <SeatBadge colour={players[seat]?.colour ?? 'black'} size={24} />
                {playerName(players, seat)}
              </th>
              <td class="total">{result.scores[seat]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {kinds !== null && <KindTable players={players} kinds={kinds} seats={ranked} />}
    </>
  );
}

interface KindTableProps extends Pick<ScoreTableProps, 'players'> {
  kinds: PointsByKind;
  /** In the order of the columns. */
  seats: readonly number[];
}

/** A row for each kind, so that it fits a phone: the players' marks head the columns. */
function KindTable({ players, kinds, seats }: KindTableProps) {
  return (
    <table class="kind-table" aria-label={t('result.kinds')}>
      <thead>
        <tr>
          <th scope="col">{t('result.kind')}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col" title={playerName(players, seat)}>
              <SeatBadge colour={players[seat]?.colour ?? 'black'} size={24} />
              <span class="unseen">{playerName(players, seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...kinds].map(([kind, points]) => (
          <tr key={kind}>
            <th scope="row">{tOr(`features.${kind}`, t('features.other'))}</th>
            {seats.map((seat) => (
              <td key={seat}>{points[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function playerName(players: ScoreTableProps['players'], seat: number): string {
  return players[seat]?.name ?? t('seat.anonymous', { seat: seat + 1 });
}
