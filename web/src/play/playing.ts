// The players of the current game.

import type { RoomView } from '../net/protocol.gen.ts';

/** Whoever holds a seat, has not resigned, and plays without a computer's help. */
export function seatsPlaying({ game, seats }: Pick<RoomView, 'game' | 'seats'>): number[] {
  const states = game?.seats ?? [];
  return states.flatMap(({ resigned }, seat) =>
    resigned || seats[seat] === null || seats[seat]?.computer ? [] : [seat],
  );
}

/** The people among them: no program is asked for anything. */
export const peoplePlaying = (view: Pick<RoomView, 'game' | 'seats'>): number[] =>
  seatsPlaying(view).filter((seat) => !view.seats[seat]?.program);

/** Whether the server can't read on, so that nothing can be changed here until the host ends the game. */
export const standsStill = ({ broken_off }: Pick<RoomView, 'broken_off'>): boolean =>
  broken_off !== undefined && !broken_off.ended;

/** Whose turn it is; null where it is nobody's. */
export const seatToPlay = (view: Pick<RoomView, 'broken_off' | 'game' | 'phase'>): number | null =>
  view.phase === 'playing' && !standsStill(view) ? (view.game?.seat ?? null) : null;

/** My seat, if I must act. */
export function ownToAct({
  game,
  seats,
  you,
  broken_off,
}: Pick<RoomView, 'game' | 'seats' | 'you' | 'broken_off'>): number | null {
  if (broken_off) return null;
  return game !== null && you !== null && game.seat === you && !seats[you]?.computer ? you : null;
}
