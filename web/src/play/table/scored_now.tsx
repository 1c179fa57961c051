// The immediate scores.

import { t } from '../../i18n/index.ts';
import { scoresOf } from '../draft.ts';
import { isCounted } from '../survey.ts';
import { seatName, signed } from '../words.ts';
import type { ScoredNowProps } from './game_parts.ts';

/** Mine, what comes `later`, then the others'; only `later` in rooms whose players count for themselves. */
export function ScoredNow({ view, events, later = '' }: ScoredNowProps) {
  if (events === null) return <span class="outcome" aria-busy="true" />;
  if (!isCounted(view)) return <span class="outcome">{later}</span>;
  const scores = scoresOf(events);
  const totals = view.seats.map((_, seat) =>
    scores.filter((event) => event.seat === seat).reduce((sum, { points }) => sum + points, 0),
  );
  const mine = totals[view.you!] ?? 0;
  return (
    <span class="outcome">
      {mine !== 0 && <strong>{t('turn.now', { points: signed(mine) })}</strong>}
      {mine !== 0 && later !== '' && ' · '}
      {later}
      {totals.map((points, seat) =>
        seat === view.you || points === 0 ? null : (
          <em key={seat}> {t('turn.othersNow', { name: seatName(view, seat), points: signed(points) })}</em>
        ),
      )}
    </span>
  );
}
