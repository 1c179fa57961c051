import type { GameView } from '../net/protocol.gen.ts';
import type { Draft } from './draft.ts';

/** The tile that the player lays next: the one in hand, or of two open tiles the other one. */
export function tileInHand({ tile, seat, seats }: GameView, draft: Draft): string | null {
  const isOther = draft.step === 'place' && draft.other;
  return isOther ? (seats[seat ?? -1]?.hand?.[0] ?? tile) : tile;
}
