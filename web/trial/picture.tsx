import { At } from '../src/games/carcassonne/modules/picture_at.tsx';
import { CartFigure } from './cart_figure.tsx';

export const picture = () => (
  <At x={30} y={30} size={2}>
    <CartFigure />
  </At>
);
