import { t } from '../../../../i18n/index.ts';
import { featureIn } from '../../../../play/feature_in.ts';
import type { LaterAt } from '../brought_piece.ts';

/** What each complete city at its field pays a barn at the end (ABBEY-BARN-08). */
const PER_CITY = 4;

/** The barn's own worth to its owner if the game ended now: more than a farmer would get there. */
export function barnWords({ events, tile, survey }: LaterAt): string {
  const [put] = (events ?? []).flatMap((event) =>
    event.type === 'piece_deployed' && event.piece === 'barn' ? [event] : [],
  );
  const field = featureIn(survey, tile, put?.feature ?? null);
  if (field === null) return '';
  const cities = field.now?.lines.find(({ what }) => what === 'cities')?.count ?? 0;
  return cities === 0
    ? t('turn.atEnd')
    : t('turn.worthAtEnd', { n: cities * PER_CITY, least: t('turn.atLeast') });
}
