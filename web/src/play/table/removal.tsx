// What the host can do about an absent seat in the game: remove it, after it has been away long enough.

import { t } from '../../i18n/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { clockTime, useSecondsUntil } from '../../ui/use_seconds_until.ts';
import type { Room } from '../room.ts';
import { seatName } from '../words.ts';
import type { Question } from './game_parts.ts';

interface RemovalProps {
  room: Room;
  view: RoomView;
  seat: number;
  ask(question: Question): void;
}

/** Nothing for players other than the host, or for a seat that is not away. */
export function Removal({ room, view, seat, ask }: RemovalProps) {
  const from = room.removableFrom.value[seat] ?? null;
  if (from === null || !room.hasHost || view.phase !== 'playing') return null;
  return <Countdown from={from} name={seatName(view, seat)} onRemove={() => ask({ remove: seat })} />;
}

function Countdown({ from, name, onRemove }: { from: number; name: string; onRemove(): void }) {
  const left = useSecondsUntil(from);
  if (left > 0)
    return <small class="removal">{t('seat.removableIn', { name, time: clockTime(left) })}</small>;
  return (
    <button type="button" class="button removal" onClick={onRemove}>
      {t('seat.remove', { name })}
    </button>
  );
}
