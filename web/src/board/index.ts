// The board's interface for the rest of the client. Example:
//
//   const camera = createCamera();
//   <Board camera={camera} tiles={tiles} pieces={pieces} seats={seats} labels={labels} cells={legal}
//          onCell={choose} ghost={ghost} onRotate={turn} claim={claim} onSlot={pick} />
//   camera.setBoard(tiles); camera.zoomToTile(ghost); camera.zoomBack();
//
// types.ts describes every prop. The board sends, keeps and decides nothing: the app passes what is shown and
// what may be chosen, and is told what was pressed.

import './board.css';

export { BoardFrame } from './board_frame.tsx';
export { type Camera, createCamera } from './camera.ts';
export { Ground, Tile } from './ground_layer.tsx';
export { LyingLayers, StandingLayers, TopLayers } from './layers.tsx';
export type { Lookup, SeenFeature } from './lookup.ts';
export { PatternDefinitions } from './patterns.tsx';
export { type Figure, type Figures, PieceFigure, PieceIcon, SeatBadge } from './piece_figure.tsx';
export type { Thing } from './piece_layer.tsx';
export {
  type Direction,
  inReadingOrder,
  type LegalCell,
  nextCell,
  nextRotation,
  sameCell,
} from './placement.ts';
export { wheelOver } from './placing_layer.tsx';
export { MARK_PATHS, SEAT_COLOURS, SEAT_LOOKS, type SeatColour, type SeatMark } from './seats.ts';
export { type TargetSpot, withRoom } from './target_spots.ts';
export { PlacingButtons, TargetButtons } from './touch_layer.tsx';
export { createTurnedCamera, type TurnedCamera, turnedBoard, turnedCell } from './turned.ts';
export type * from './types.ts';
export { type TileLook, useTileBoard } from './use_tile_board.ts';
export type { Cell, Insets, View } from './view_maths.ts';
export { CELL } from './view_maths.ts';
export { ZoomGroup } from './zoom_group.tsx';
