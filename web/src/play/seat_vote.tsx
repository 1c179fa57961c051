// The players' vote about the seat to act when it does not act.

import type { Intention } from '../net/intentions.ts';
import type { RoomView, Skip } from '../net/protocol.gen.ts';
import { showRefusal } from '../ui/notices.ts';
import { peoplePlaying } from './playing.ts';
import type { Room } from './room.ts';

interface SeatVoteProps {
  room: Room;
  view: RoomView;
  /** The seat to act. */
  seat: number;
  /** The votes so far; absent: none. */
  votes: Skip | undefined;
  /** The intention that votes. */
  intention: Intention;
  /** The vote's subject. */
  words: string;
  /** The votes so far. */
  standing(n: number, needed: number): string;
}

export function SeatVote({ room, view, seat, votes: so, intention, words, standing }: SeatVoteProps) {
  const { votes = [], needed = 0 } = so ?? {};
  const open = peoplePlaying(view).filter(
    (own) => own !== seat && !votes[own] && room.seats.value.includes(own),
  );
  const vote = () => room.sendAsEach((own) => (open.includes(own) ? intention : null)).catch(showRefusal);
  return (
    <>
      {needed > 0 && <small role="status">{standing(votes.filter(Boolean).length, needed)}</small>}
      {open.length > 0 && (
        <button type="button" class="button removal" onClick={vote}>
          {words}
        </button>
      )}
    </>
  );
}
