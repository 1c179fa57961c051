import type { HelpCard } from '../src/games/carcassonne/modules/module_card.ts';
import { CartFigure } from './cart_figure.tsx';

const cart = { drawing: () => <CartFigure /> };

export const card: HelpCard = { tiles: [{ tile: 'base-D', rotation: 0, thing: cart }] };
