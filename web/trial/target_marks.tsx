import type { TargetMarks } from '../src/games/carcassonne/board/target_mark.ts';
import { CartFigure } from './cart_figure.tsx';

export const marks: TargetMarks = { haul: { thing: () => <CartFigure /> } };
