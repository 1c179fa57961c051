// The vote to skip who must act and does not.

import { t } from '../../i18n/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { showRefusal } from '../../ui/notices.ts';
import type { Room } from '../room.ts';
import { seatName } from '../words.ts';
import '../../styles/clock.css';

interface SkipVoteProps {
  room: Room;
  view: RoomView;
  /** Who must act. */
  seat: number;
}

/** For who plays, once the seat may be skipped. */
export function SkipVote({ room, view, seat }: SkipVoteProps) {
  const name = seatName(view, seat);
  const { votes = [], needed = 0 } = view.skip ?? {};
  const own = room.seats.value.filter((other) => other !== seat);
  const open = own.some((other) => !votes[other]);
  const vote = () => room.sendAsEach((as) => (as === seat || votes[as] ? null : { type: 'vote_skip', seat }));
  return (
    <>
      {needed > 0 && (
        <small role="status">{t('skip.votes', { name, n: votes.filter(Boolean).length, needed })}</small>
      )}
      {open && (
        <button type="button" class="button removal" onClick={() => vote().catch(showRefusal)}>
          {t('skip.vote', { name })}
        </button>
      )}
    </>
  );
}
