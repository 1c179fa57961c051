// The bazaar as the view tells it, and the bids among choices.

import type { GameView, RoomView } from '../../../../net/protocol.gen.ts';
import type { Choosing } from '../../../../play/draft.ts';

/** Each seat takes a tile, without bids. */
export const isPicked = ({ rules }: Pick<RoomView, 'rules'>): boolean =>
  rules.options.bazaar_auction === 'pick';

export interface Offer {
  readonly tile: string;
  readonly bid: number;
  readonly bidder: number;
}

/** The tile on offer and its highest bid; null: none is. */
export function offerIn({ bazaar }: Pick<GameView, 'bazaar'>): Offer | null {
  const highest = bazaar?.bids?.at(-1);
  if (bazaar?.index === undefined || highest === undefined) return null;
  return { tile: bazaar.tiles[bazaar.index]!, bid: highest.bid, bidder: highest.seat };
}

/** Who plays a tile of the bazaar after this, in their order: the seat that opened it is last. */
export function seatsToPlay({ bazaar, bazaar_openers, seat: now, seats }: GameView): number[] {
  const before = bazaar ? bazaar_openers?.[0] : now;
  if (before === undefined || before === null) return [];
  const order = seats.map((_, i) => (before + 1 + i) % seats.length);
  return order.filter((seat) => !seats[seat]!.resigned && (bazaar || seats[seat]!.bought_tile !== undefined));
}

export interface Bid {
  /** Index of its choice in the draft. */
  readonly choice: number;
  readonly bid: number;
}

/** The bids that can be chosen, of an offer for the chosen tile, the lowest first; empty: none are. */
export function bidsIn({ choices, chosen }: Pick<Choosing, 'choices' | 'chosen'>): Bid[] {
  const wish = choices[chosen]?.action;
  const bids = choices.flatMap(({ action }, choice): Bid[] => {
    if (action.type === 'bazaar_bid') return [{ choice, bid: action.bid }];
    const isWished =
      action.type === 'bazaar_offer' && wish?.type === 'bazaar_offer' && action.index === wish.index;
    return isWished ? [{ choice, bid: action.bid }] : [];
  });
  return bids.sort((a, b) => a.bid - b.bid);
}

/** The bid that comes nearest. */
export function nearestBid(bids: readonly Bid[], wanted: number): Bid | undefined {
  return bids.toSorted((a, b) => Math.abs(a.bid - wanted) - Math.abs(b.bid - wanted))[0];
}
