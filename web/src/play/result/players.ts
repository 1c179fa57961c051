// Who played, as a result tells it.

import type { SeatColour } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import type { RecordSeat } from '../../net/protocol.gen.ts';

/** By seat; null: nobody has a name there. */
export type Players = readonly (Pick<RecordSeat, 'name' | 'colour'> | null)[];

export function playerName(players: Players, seat: number): string {
  return players[seat]?.name ?? t('seat.anonymous', { seat: seat + 1 });
}

export function playerColour(players: Players, seat: number): SeatColour {
  return players[seat]?.colour ?? 'black';
}
