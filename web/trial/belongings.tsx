// What a seat has: its cloister, and the number that it has written down, which only its own player sees.

import { t } from '../src/i18n/index.ts';
import type { SeatBelongingsProps } from '../src/play/table/game_parts.ts';

export function TrialBelongings({ view, game, seat }: SeatBelongingsProps) {
  const { cloister, guessed } = game.seats[seat]!;
  const number = seat === view.you ? game.own?.guess : undefined;
  return (
    <>
      {cloister && <span class="supply">{t('seat.cloister')}</span>}
      {guessed && (
        <span class="supply">
          {number === undefined ? t('seat.guessed') : t('seat.ownGuess', { n: number })}
        </span>
      )}
    </>
  );
}
