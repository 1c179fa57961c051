// The vote to skip the seat to act when it does not act.

import { t } from '../../i18n/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import type { Room } from '../room.ts';
import { SeatVote } from '../seat_vote.tsx';
import { seatName } from '../words.ts';

export interface VoteProps {
  room: Room;
  view: RoomView;
  /** The seat to act. */
  seat: number;
}

/** For players, when the seat may be skipped. */
export function SkipVote(props: VoteProps) {
  const { view, seat } = props;
  const name = seatName(view, seat);
  return (
    <SeatVote
      {...props}
      votes={view.skip}
      intention={{ type: 'vote_skip', seat }}
      words={t('skip.vote', { name })}
      standing={(n, needed) => t('skip.votes', { name, n, needed })}
    />
  );
}
