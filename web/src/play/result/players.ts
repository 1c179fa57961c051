// Who played, as a result tells it.

import type { SeatColour } from '../../board/index.ts';
import { isolate, t } from '../../i18n/index.ts';
import type { RecordSeat } from '../../net/protocol.gen.ts';

/** By seat; null: nobody has a name there. */
export type Players = readonly (Pick<RecordSeat, 'name' | 'colour'> | null)[];

/** As it may be set into any text; `Name` shows it alone. */
export function playerName(players: Players, seat: number): string {
  const name = players[seat]?.name;
  return name !== undefined ? isolate(name) : t('seat.anonymous', { seat: seat + 1 });
}

export function playerColour(players: Players, seat: number): SeatColour {
  return players[seat]?.colour ?? 'black';
}
