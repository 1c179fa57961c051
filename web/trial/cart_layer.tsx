// The cart on the board, with the number of its stones.

import { CELL } from '../src/board/index.ts';
import type { Layer } from '../src/games/carcassonne/board/layer.ts';
import type { Cart } from '../src/net/protocol.gen.ts';
import { CartFigure } from './cart_figure.tsx';
import { cartIn } from './cart_in_draft.ts';

type Shown = { readonly carts: readonly Cart[] };

export const layer: Layer<Shown> = {
  now(draft, game) {
    const cart = cartIn(draft, game);
    return { carts: cart === null ? [] : [cart] };
  },
  standing: ({ carts }) =>
    carts.map(({ x, y, load }) => {
      const at = [(x + 0.5) * CELL, (y + 0.5) * CELL] as const;
      const figure = (
        <g class="trial-cart" data-load={load}>
          <CartFigure />
        </g>
      );
      return { key: 'cart', foot: at[1], at, figure };
    }),
};
