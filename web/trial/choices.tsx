import type { CarcassonneChoices } from '../src/games/carcassonne/modules/carcassonne_choice.ts';
import { CartFigure } from './cart_figure.tsx';

export const choices: CarcassonneChoices = {
  haul: {
    anywhere: true,
    icon: (_, { size }) => (
      <svg class="trial-cart" width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
        <CartFigure />
      </svg>
    ),
    outcome: 'places',
    target: ({ to: [x, y] }) => ({ x, y, feature: null, act: 'haul', bare: true }),
  },
  guess: { beforeClaims: true },
};
