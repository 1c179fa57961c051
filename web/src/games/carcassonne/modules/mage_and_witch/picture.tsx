import { At } from '../picture_at.tsx';
import { MagicFigure } from './magic_figures.tsx';

export const picture = () => (
  <>
    <path d="M0 52C16 44 24 50 34 46S52 36 60 38V60H0Z" fill="#8fb14a" stroke="#3f2d1c" stroke-width={1.2} />
    <At x={14} y={38} size={1.05}>
      <MagicFigure figure="mage" />
    </At>
    <At x={41} y={21} size={0.95}>
      <MagicFigure figure="witch" />
    </At>
  </>
);
