import { PieceFigure } from '../../../../board/index.ts';
import { GoodsSign } from '../../tiles/goods_sign.tsx';
import { At } from '../picture_at.tsx';
import { BUILDER, PIG } from './pieces.ts';

export const picture = () => (
  <>
    <At x={18} y={24} size={1.2}>
      <PieceFigure figure={BUILDER} colour="blue" />
    </At>
    <At x={46} y={17} size={1.1}>
      <GoodsSign kind="wine" />
    </At>
    <At x={38} y={44} size={1.1}>
      <PieceFigure figure={PIG} colour="pink" />
    </At>
  </>
);
