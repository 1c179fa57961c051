import { PieceFigure } from '../../../../board/index.ts';
import { At } from '../picture_at.tsx';
import { BIG_MEEPLE } from './pieces.ts';

function Inn() {
  return (
    <g stroke="#5b3a1e" stroke-width={1.5} stroke-linejoin="round">
      <ellipse cx={0} cy={6} rx={11} ry={5} fill="#6aa9cf" />
      <path d="M-7 4V-4H7V4Z" fill="#fff6e0" />
      <path d="M-9-4-5-11H5L9-4Z" fill="#a8321f" />
      <path d="M0 4V0" stroke-width={2.5} />
    </g>
  );
}

export const picture = () => (
  <>
    <At x={42} y={22} size={1.1}>
      <Inn />
    </At>
    <At x={21} y={37} size={1.35}>
      <PieceFigure figure={BIG_MEEPLE} colour="red" />
    </At>
  </>
);
