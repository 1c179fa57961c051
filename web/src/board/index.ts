// The board's door to the rest of the client. Example:
//
//   const camera = createCamera();
//   <Board camera={camera} tiles={tiles} pieces={pieces} seats={seats} labels={labels} cells={legal}
//          onCell={choose} ghost={ghost} onRotate={turn} claim={claim} onSlot={pick} />
//   camera.setBoard(tiles); camera.zoomToTile(ghost); camera.zoomBack();
//
// types.ts describes every prop. Nothing is sent, kept or decided here: the app passes what is shown and what may be
// chosen, and hears what was pressed.

import './board.css';

export { Board } from '../games/carcassonne/board/land_board.tsx';
export { type Camera, createCamera } from './camera.ts';
export { type Piece, PieceFigure, PieceIcon, SeatBadge } from './piece_figure.tsx';
export {
  type Direction,
  inReadingOrder,
  type LegalCell,
  nextCell,
  nextRotation,
  sameCell,
} from './placement.ts';
export { SEAT_COLOURS, SEAT_LOOKS, type SeatColour, type SeatMark } from './seats.ts';
export {
  PrisonerIcon,
  type PrisonerIconProps,
  TowerFigure,
  type TowerFigureProps,
  TowerPieceIcon,
} from './tower_figure.tsx';
export type * from './types.ts';
export type { Cell, Insets, View } from './view_maths.ts';
