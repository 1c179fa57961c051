import type { Cart, GameView } from '../src/net/protocol.gen.ts';
import type { Draft } from '../src/play/draft.ts';
import { eventsIn } from '../src/play/table/decided.ts';

/** The cart after my decisions; null: it holds no stones any more, or isn't in play. */
export function cartIn(draft: Draft, { cart }: GameView): Cart | null {
  let now = cart ?? null;
  for (const event of eventsIn(draft)) {
    if (event.type !== 'cart_hauled' || now === null) continue;
    const [x, y] = event.to;
    now = { x, y, load: now.load - event.count };
  }
  return now !== null && now.load > 0 ? now : null;
}
