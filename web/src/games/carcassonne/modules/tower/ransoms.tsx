// Own figures that other seats hold prisoner and their ransom; and what has been decided besides the tile.

import { t } from '../../../../i18n/index.ts';
import type { Action, Ransom } from '../../../../net/protocol.gen.ts';
import type { BesidesProps } from '../../../../play/table/game_parts.ts';
import { pieceName, seatName } from '../../../../play/words.ts';
import { FIGURES } from '../brought.ts';
import { PrisonerIcon } from './figure.tsx';
import { ransomWords } from './words.ts';

export function Ransoms({ view, turn, draft }: BesidesProps) {
  const offered = draft.step === 'place' ? draft.aside.filter(isRansom) : [];
  const paid = draft.done.filter(isRansom);
  const { colour } = view.seats[view.you!]!;
  return (
    <>
      {paid.map(({ from_seat, piece }) => (
        <p key={from_seat} class="ransom">
          {t('ransom.paid', { name: seatName(view, from_seat), piece: pieceName(piece) })}
        </p>
      ))}
      {offered.map((ransom) => (
        <div key={`${ransom.from_seat} ${ransom.piece}`} class="ransom">
          <PrisonerIcon figure={FIGURES[ransom.piece]} colour={colour} size={32} />
          <span>{ransomWords(ransom, view)}</span>
          <button type="button" class="button" onClick={() => turn.decideAside(ransom)}>
            {t('ransom.pay', { name: seatName(view, ransom.from_seat) })}
          </button>
        </div>
      ))}
    </>
  );
}

function isRansom(action: Action): action is Ransom {
  return action.type === 'ransom';
}
