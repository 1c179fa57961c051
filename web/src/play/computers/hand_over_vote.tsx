// The vote to let a computer play for the seat to act when it does not act.

import { t } from '../../i18n/index.ts';
import type { VoteProps } from '../clock/skip_vote.tsx';
import { SeatVote } from '../seat_vote.tsx';
import { seatName } from '../words.ts';

/** For players, when the seat may be skipped. */
export function HandOverVote(props: VoteProps) {
  const { view, seat } = props;
  const name = seatName(view, seat);
  return (
    <SeatVote
      {...props}
      votes={view.hand_over}
      intention={{ type: 'vote_hand_over', seat }}
      words={t('computer.vote', { name })}
      standing={(n, needed) => t('computer.votes', { name, n, needed })}
    />
  );
}
