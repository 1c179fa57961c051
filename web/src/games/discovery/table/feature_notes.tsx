// What a follower brings that is taken back from a region now.

import { t } from '../../../i18n/index.ts';
import type { FeatureNotesProps } from '../../../play/table/game_parts.ts';
import { sumWords } from '../../../play/words.ts';
import { DISCOVERY_WORDS } from '../words.ts';

export function FeatureNotes({ feature: { taken_back } }: FeatureNotesProps) {
  if (!taken_back) return null;
  return (
    <p class="discovery-taken">
      {t('discovery.reading.taken')} <strong>{t('seat.points', { n: taken_back.points })}</strong>
      {taken_back.lines.length > 0 && <small> {sumWords(taken_back, DISCOVERY_WORDS)}</small>}
    </p>
  );
}
