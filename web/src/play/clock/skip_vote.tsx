// The vote to skip who must act and does not.

import { t } from '../../i18n/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { showRefusal } from '../../ui/notices.ts';
import { seatsPlaying } from '../playing.ts';
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
  const open = seatsPlaying(view).filter(
    (own) => own !== seat && !votes[own] && room.seats.value.includes(own),
  );
  const vote = () => room.sendAsEach((own) => (open.includes(own) ? { type: 'vote_skip', seat } : null));
  return (
    <>
      {needed > 0 && (
        <small role="status">{t('skip.votes', { name, n: votes.filter(Boolean).length, needed })}</small>
      )}
      {open.length > 0 && (
        <button type="button" class="button removal" onClick={() => vote().catch(showRefusal)}>
          {t('skip.vote', { name })}
        </button>
      )}
    </>
  );
}
