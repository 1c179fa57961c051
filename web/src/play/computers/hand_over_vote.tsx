// The vote to let a computer play for who must act and does not.

import { t } from '../../i18n/index.ts';
import type { VoteProps } from '../clock/skip_vote.tsx';
import { SeatVote } from '../seat_vote.tsx';
import { seatName } from '../words.ts';

/** For who plays, once the seat may be skipped. */
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
