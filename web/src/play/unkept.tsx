// Says what a browser that saves nothing costs in this room, and offers the link back to the seat.

import { t } from '../i18n/index.ts';
import { site } from '../net/base.ts';
import { isOwnRoom } from '../net/in_page/own_rooms.ts';
import { roomsAreUnkept } from '../net/lack_of_rooms.ts';
import type { RoomView } from '../net/protocol.gen.ts';
import { showRoomCode } from '../net/room_code.ts';
import { howHeld, personalLink, secretOf } from '../net/seat_secrets.ts';
import { CopyButton } from '../ui/copy_button.tsx';

/** A sentence or two; null: the seat, or the game of this page, is there for later. */
export function unkeptWords({ room, you }: Pick<RoomView, 'room' | 'you'>): string | null {
  const held = howHeld(room);
  if (isOwnRoom(room)) {
    if (roomsAreUnkept.value || held === 'with_page') return t('engine.unkept');
    return held === 'with_tab' ? t('engine.unkeptTab') : null;
  }
  if (you === null || held === null || held === 'for_later') return null;
  return t(held === 'with_tab' ? 'room.seatInTab' : 'room.seatInPage');
}

export function Unkept({ view }: { view: RoomView }) {
  const words = unkeptWords(view);
  const secret = isOwnRoom(view.room) ? null : secretOf(view.room);
  if (words === null) return null;
  return (
    <section class="card unkept">
      <p>{words}</p>
      {secret !== null && (
        <CopyButton text={personalLink(site(), showRoomCode(view.room), secret)} label={t('room.seatLink')} />
      )}
    </section>
  );
}
