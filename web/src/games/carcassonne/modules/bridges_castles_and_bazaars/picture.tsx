import { At } from '../picture_at.tsx';
import { BridgeDrawing } from './bridge_drawing.tsx';
import { CastleFigure } from './castle_drawing.tsx';

export const picture = () => (
  <>
    <At x={20} y={27} size={0.86}>
      <CastleFigure colour="red" />
    </At>
    <g transform="translate(27 3) scale(.32)">
      <g stroke="#3f2d1c" stroke-width={3} stroke-linejoin="round">
        <path d="M16 40V84M84 40V84" stroke-width={6} />
        <path d="M10 60H90V86H10Z" fill="#c98d4d" />
        <path d="M20 6H80L96 42C96 58 66 58 66 42C66 58 34 58 34 42C34 58 4 58 4 42Z" fill="#fff" />
        <path d="M40 6H60L66 42C66 58 34 58 34 42Z" fill="#a01c30" />
      </g>
    </g>
    <g transform="translate(0 18) scale(.6)">
      <BridgeDrawing span="level" />
    </g>
  </>
);
