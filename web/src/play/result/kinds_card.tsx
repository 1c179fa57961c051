// The points of each player by kind of feature.

import { t, tOr } from '../../i18n/index.ts';
import type { PointsByKind } from './points_by_kind.ts';
import type { ScoreTableProps } from './score_table.tsx';
import { SeatsTable } from './seats_table.tsx';
import { byRank } from './tally.ts';

interface KindsCardProps extends ScoreTableProps {
  kinds: PointsByKind;
}

export function KindsCard({ players, result, kinds }: KindsCardProps) {
  return (
    <section class="card">
      <h2>{t('result.kinds')}</h2>
      <SeatsTable
        label={t('result.kinds')}
        players={players}
        seats={byRank(result.scores, result.winners)}
        rows={[...kinds].map(([kind, points]) => ({
          key: kind,
          label: tOr(`features.${kind}`, t('features.other')),
          of: (seat) => points[seat],
        }))}
      />
    </section>
  );
}
