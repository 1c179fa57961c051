// Where the mage and the witch are, for those who read the board.

import { t } from '../../../../i18n/index.ts';
import { placeName } from '../../../../play/place_name.ts';
import type { BoardNotesProps } from '../../../../play/table/game_parts.ts';

export function Magicians({ view, game: { mage, witch } }: BoardNotesProps) {
  if (!view.rules.modules.includes('mage_and_witch')) return null;
  return (
    <>
      <h3>{t('reading.magic')}</h3>
      <ul>
        <li>{mage ? t('reading.mage', { place: placeName(mage) }) : t('reading.mageAside')}</li>
        <li>{witch ? t('reading.witch', { place: placeName(witch) }) : t('reading.witchAside')}</li>
      </ul>
    </>
  );
}
