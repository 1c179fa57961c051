// The last turn back, by consent: its player asks, and all others who play accept. Alone it is taken back at
// once.

import '../../styles/undo.css';
import { listOf, t } from '../../i18n/index.ts';
import type { RoomView, UndoQuestion } from '../../net/protocol.gen.ts';
import { showRefusal } from '../../ui/notices.ts';
import { peoplePlaying } from '../playing.ts';
import type { Room } from '../room.ts';
import { Icon } from '../table/view_tools.tsx';
import { seatName } from '../words.ts';
import { askForTurn } from './ask_for_turn.ts';

export { announceUndo } from './announce.ts';
export { askForTurn };

interface UndoProps {
  room: Room;
  view: RoomView;
}

/** Over the board. Requires: a player of this device may ask. */
export function UndoButton({ room, view }: UndoProps) {
  const isAlone = peoplePlaying(view).every((seat) => room.seats.value.includes(seat));
  return (
    <button type="button" class="button undo-ask" onClick={() => askForTurn(room).catch(showRefusal)}>
      <Icon path="M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3" />
      {t(isAlone ? 'undo.take' : 'undo.ask')}
    </button>
  );
}

/** What everybody sees of the question. */
export function UndoCard({ room, view, question }: UndoProps & { question: UndoQuestion }) {
  const { by, accepted } = question;
  const own = room.seats.value;
  const missing = accepted.flatMap((yes, seat) => (yes === false ? [seat] : []));
  const asked = missing.filter((seat) => own.includes(seat));
  const isMine = own.includes(by);
  return (
    <section class="card time-card" aria-label={t('undo.title')}>
      <p>
        <strong>{isMine ? t('undo.asked') : t('undo.asks', { name: seatName(view, by) })}</strong>{' '}
        {asked.length === 0 &&
          t('undo.waits', { names: listOf(missing.map((seat) => seatName(view, seat))) })}
      </p>
      <div class="row">
        {asked.length > 0 && (
          <>
            <button type="button" class="button primary" onClick={() => answer(room, asked, 'accept_undo')}>
              {t('undo.accept')}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => answer(room, asked.slice(0, 1), 'decline_undo')}
            >
              {t('undo.decline')}
            </button>
          </>
        )}
        {isMine && (
          <button type="button" class="button" onClick={() => answer(room, [by], 'decline_undo')}>
            {t('undo.withdraw')}
          </button>
        )}
      </div>
    </section>
  );
}

function answer(room: Room, seats: readonly number[], type: 'accept_undo' | 'decline_undo'): void {
  room.sendAsEach((seat) => (seats.includes(seat) ? { type } : null)).catch(showRefusal);
}
