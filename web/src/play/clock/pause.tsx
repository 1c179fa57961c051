// A pause by consent: one player asks for it, all players agree, and anybody ends it.

import { listOf, t } from '../../i18n/index.ts';
import type { Clocks, RoomView } from '../../net/protocol.gen.ts';
import { showRefusal } from '../../ui/notices.ts';
import { peoplePlaying } from '../playing.ts';
import type { Room } from '../room.ts';
import { seatName } from '../words.ts';

interface PauseProps {
  room: Room;
  view: RoomView;
  clock: Clocks;
}

/** For the menu: nothing during a pause, or while one is asked for. */
export function PauseButton({ room, view, clock }: PauseProps) {
  if (clock.paused || clock.pause_wanted) return null;
  return (
    <button type="button" class="button" onClick={() => wantPause(room, ownPlaying(room, view))}>
      {t('clock.pause')}
    </button>
  );
}

/** What everybody sees of a pause. */
export function PauseCard({ room, view, clock: { paused, pause_wanted } }: PauseProps) {
  const own = ownPlaying(room, view);
  if (paused) {
    return (
      <section class="card time-card" aria-label={t('clock.paused')}>
        <p role="status">
          <strong>{t('clock.paused')}</strong>
        </p>
        {own.length > 0 && (
          <button
            type="button"
            class="button primary"
            onClick={() => room.send({ type: 'resume' }).catch(showRefusal)}
          >
            {t('clock.goOn')}
          </button>
        )}
      </section>
    );
  }
  if (pause_wanted === undefined) return null;
  const first = pause_wanted.indexOf(true);
  const missing = peoplePlaying(view).filter((seat) => !pause_wanted[seat]);
  const asked = own.filter((seat) => missing.includes(seat));
  return (
    <section class="card time-card" aria-label={t('clock.pause')}>
      <p role="status">
        <strong>{t('clock.wants', { name: seatName(view, first) })}</strong>{' '}
        {asked.length === 0 &&
          t('clock.waits', { names: listOf(missing.map((seat) => seatName(view, seat))) })}
      </p>
      {own.length > 0 && (
        <div class="row">
          {asked.length > 0 && (
            <button type="button" class="button primary" onClick={() => wantPause(room, asked)}>
              {t('clock.agree')}
            </button>
          )}
          <button
            type="button"
            class="button"
            onClick={() => room.send({ type: 'decline_pause' }).catch(showRefusal)}
          >
            {t('clock.decline')}
          </button>
        </div>
      )}
    </section>
  );
}

function ownPlaying(room: Room, view: RoomView): number[] {
  return peoplePlaying(view).filter((seat) => room.seats.value.includes(seat));
}

/** All players at this device ask for it together. */
function wantPause(room: Room, seats: readonly number[]): void {
  room.sendAsEach((seat) => (seats.includes(seat) ? { type: 'pause' } : null)).catch(showRefusal);
}
