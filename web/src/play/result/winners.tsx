// Who has won, in large letters.

import '../../styles/result.css';
import { SeatBadge } from '../../board/index.ts';
import { listOf, t } from '../../i18n/index.ts';
import type { Result } from '../../net/protocol.gen.ts';
import { Heading } from '../../ui/page.tsx';
import { type Players, playerColour, playerName } from './players.ts';

export interface WinnersProps {
  players: Players;
  result: Result;
  you: number | null;
}

export function Winners({ players, result, you }: WinnersProps) {
  return (
    <div class="winners">
      <p class="winners-badges">
        {result.winners.map((seat) => (
          <SeatBadge key={seat} colour={playerColour(players, seat)} size={56} />
        ))}
      </p>
      <Heading>{verdict(players, result, you)}</Heading>
      {result.ended === 'resigned' && <p>{t('result.resigned')}</p>}
      {result.ended === 'abandoned' && <p>{t('result.abandoned')}</p>}
    </div>
  );
}

/** Who has won, as a sentence. */
export function verdict(players: Players, { winners }: Result, you: number | null): string {
  if (players.length === 1) return t('result.practice');
  if (winners.length === 0) return t('result.nobody');
  const names = winners.map((seat) => playerName(players, seat));
  if (winners.length > 1) return t('result.tie', { names: listOf(names) });
  return winners[0] === you ? t('result.youWin') : t('result.wins', { names: names[0] ?? '' });
}
