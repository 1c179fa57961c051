import { listOf, t } from '../../../../i18n/index.ts';
import type { BoardNotesProps, FeatureNotesProps } from '../../../../play/table/game_parts.ts';
import { seatName } from '../../../../play/words.ts';
import { dragonStepWords } from './words.ts';

/** The figures beside the fairy in a feature, and what that brings. */
export function Guarded({ feature: { fairy }, view }: FeatureNotesProps) {
  if (fairy === undefined) return null;
  const { seats, turn, scored } = fairy;
  const names = listOf(seats.map((seat) => seatName(view, seat)));
  return <p>{t('reading.fairy', { names, turn, scored })}</p>;
}

/** Where the dragon may go next, and which figures it would eat there. */
export function DragonWays({ answer: { dragon }, view, game }: BoardNotesProps) {
  if (dragon === undefined) return null;
  return (
    <>
      <h3>{t('reading.dragon')}</h3>
      <ul class="plain">
        {dragon.steps.map((step) => (
          <li key={step.direction}>{dragonStepWords(step, game, view)}</li>
        ))}
        {dragon.steps.length === 0 && <li>{t('reading.dragonStays')}</li>}
      </ul>
    </>
  );
}
