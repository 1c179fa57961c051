import { At } from '../picture_at.tsx';
import { TowerFigure } from './figure.tsx';

export const picture = () => (
  <At x={28} y={47} size={1.8}>
    <TowerFigure height={2} />
  </At>
);
