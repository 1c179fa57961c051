// What laying the tile leads to, in words: they follow from the foreseen events.

import { t } from '../../i18n/index.ts';
import type { Draft } from '../draft.ts';
import type { GameWords } from '../words.ts';

type Placing = Draft & { step: 'place' };

/** On the button that lays the tile. */
export function placeWords(draft: Placing, words: GameWords): string {
  if (givesTile(draft, words)) return t('turn.placeDraw');
  return t(draft.leads?.to === 'turn_end' ? 'turn.placeEnd' : 'turn.place');
}

/** If nothing is left to choose once the tile lies; null: something is, or that is not known. */
export function lastWords(draft: Placing, words: GameWords): string | null {
  const { leads } = draft;
  if (leads === null || leads.to === 'choices') return null;
  if (givesTile(draft, words)) return t('turn.thenAnother');
  return t(leads.to === 'turn_end' ? 'turn.endsTurn' : 'turn.nothingElse');
}

function givesTile({ leads }: Placing, { givesTile }: GameWords): boolean {
  return leads?.to === 'nothing' && (givesTile?.(leads.events) ?? false);
}
