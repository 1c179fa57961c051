// The points of each player by kind of feature.

import '../../styles/result.css';
import { SeatBadge } from '../../board/index.ts';
import { t, tOr } from '../../i18n/index.ts';
import type { PointsByKind } from './points_by_kind.ts';
import { playerName, type ScoreTableProps } from './score_table.tsx';
import { byRank } from './tally.ts';

interface KindsCardProps extends ScoreTableProps {
  kinds: PointsByKind;
}

/** A row for each kind, so that it fits a phone: the players' marks head the columns. */
export function KindsCard({ players, result, kinds }: KindsCardProps) {
  const ranked = byRank(result.scores);
  return (
    <section class="card">
      <h2>{t('result.kinds')}</h2>
      <table class="kind-table" aria-label={t('result.kinds')}>
        <thead>
          <tr>
            <td />
            {ranked.map((seat) => (
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
              {ranked.map((seat) => (
                <td key={seat}>{points[seat]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
