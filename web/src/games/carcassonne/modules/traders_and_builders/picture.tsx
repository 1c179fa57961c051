import { PieceFigure } from '../../../../board/index.ts';
import { At } from '../picture_at.tsx';
import { FIGURES } from '../pieces.ts';
import { GoodsSign } from './goods_sign.tsx';

export const tradersPicture = () => (
  <>
    <At x={18} y={24} size={1.2}>
      <PieceFigure figure={FIGURES.builder} colour="blue" />
    </At>
    <At x={46} y={17} size={1.1}>
      <GoodsSign kind="wine" />
    </At>
    <At x={38} y={44} size={1.1}>
      <PieceFigure figure={FIGURES.pig} colour="pink" />
    </At>
  </>
);
