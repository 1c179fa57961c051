// Hints for a new player at the table: a mark for each moment of a turn, shown once and never again.

import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { type Mark, understood } from '../../ui/settings.ts';
import type { Draft } from '../draft.ts';
import type { GameParts } from './game_parts.ts';

type OfGame = Pick<GameParts, 'choosing'>;

/** The mark for the turn's present moment, if there is one. */
export function markOf(draft: Draft, { choosing }: OfGame = {}): Mark | null {
  if (draft.step === 'place') return draft.at === null ? 'place' : 'rotate';
  return draft.step === 'choose' ? (choosing?.mark ?? 'choose') : null;
}

/** A player who goes on has understood. */
export function Coach({ draft, parts }: { draft: Draft; parts: OfGame }) {
  const mark = markOf(draft, parts);
  const told = mark !== null && !understood.value.includes(mark);
  useEffect(() => {
    if (told) return () => understand(mark);
  }, [mark, told]);
  if (!told) return null;
  return (
    <div class={`coach coach-${mark}`} role="status">
      <p>{t(mark === 'take_back' ? parts.choosing!.words : `coach.${mark}`)}</p>
      <button type="button" class="button" onClick={() => understand(mark)}>
        {t('coach.understood')}
      </button>
    </div>
  );
}

function understand(mark: Mark): void {
  if (!understood.value.includes(mark)) understood.value = [...understood.value, mark];
}
