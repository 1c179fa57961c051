import { PieceFigure, type SeatColour } from '../../../../board/index.ts';
import type { Piece, Quarter } from '../../../../net/protocol.gen.ts';
import { QuarterSign } from '../../tiles/quarter_signs.tsx';
import { FIGURES } from '../brought.ts';
import { CountFigure } from './count_figure.tsx';

interface Moved {
  piece?: Piece;
  colour: SeatColour;
}

interface QuarterIconProps {
  quarter: Quarter;
  size: number;
}

/** The sign of a quarter. */
export function QuarterIcon({ quarter, size }: QuarterIconProps) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-13.5 -13.5 27 27" aria-hidden="true">
      <QuarterSign quarter={quarter} />
    </svg>
  );
}

/** A figure that goes into a quarter, or comes out of it; without `piece` the count. */
export function BesideQuarter({ piece, colour, quarter, size }: QuarterIconProps & Moved) {
  return (
    <svg class="piece-icon" width={size} height={size} viewBox="-15.5 -18 31 31" aria-hidden="true">
      {piece === undefined ? (
        <g transform="translate(-3 1) scale(.9)">
          <CountFigure />
        </g>
      ) : (
        <PieceFigure figure={FIGURES[piece]} colour={colour} />
      )}
      <g transform="translate(8.6 6.4) scale(.62)">
        <QuarterSign quarter={quarter} />
      </g>
    </svg>
  );
}
