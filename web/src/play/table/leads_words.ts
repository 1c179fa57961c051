// What laying the tile leads to, in words: they follow from the foreseen events.

import { type Key, t } from '../../i18n/index.ts';
import type { Draft } from '../draft.ts';
import type { Follows } from '../foresight.ts';

type Placing = Draft & { step: 'place' };

const BUTTON = {
  choices: 'turn.place',
  nothing: 'turn.place',
  turn_end: 'turn.placeEnd',
  another_tile: 'turn.placeDraw',
} as const satisfies Record<Follows, Key>;

const LAST = {
  nothing: 'turn.nothingElse',
  turn_end: 'turn.endsTurn',
  another_tile: 'turn.thenAnother',
} as const satisfies Record<Exclude<Follows, 'choices'>, Key>;

/** On the button that lays the tile. */
export function placeWords({ leads }: Placing): string {
  return t(BUTTON[leads?.to ?? 'choices']);
}

/** If nothing is left to choose once the tile lies; null: something is, or that is not known. */
export function lastWords({ leads }: Placing): string | null {
  return leads === null || leads.to === 'choices' ? null : t(LAST[leads.to]);
}
