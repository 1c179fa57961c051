// What is left in the bag, while somebody may draw from it.

import type { OngoingProps } from '../../../../play/table/game_parts.ts';
import { bagIn } from './bag.ts';
import { bagWords } from './flock_words.ts';
import { TokenIcon } from './token_drawing.tsx';

const SIZE = 26;

export function BagNow({ view, game, draft }: OngoingProps) {
  const choosing = draft.step === 'choose' ? draft.choices : [];
  const draws = choosing.some(
    ({ action }) => action.type === 'flock' || (action.type === 'deploy' && action.piece === 'shepherd'),
  );
  if (!view.rules.modules.includes('hills_and_sheep') || (!draws && game.phase !== 'flock')) return null;
  const { sheep, wolves } = bagIn(game);
  const kinds = [
    ...sheep.map((count, i) => ({ token: i + 1, count })),
    { token: 'wolf' as const, count: wolves },
  ];
  return (
    <p class="hand-part bag">
      {kinds.map(({ token, count }) => (
        <span key={token} aria-hidden="true">
          <span class={count === 0 ? 'supply out' : 'supply'}>
            <TokenIcon token={token} size={SIZE} />× {count}
          </span>{' '}
        </span>
      ))}
      <span class="unseen">{bagWords(game)}</span>
    </p>
  );
}
