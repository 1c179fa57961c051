// The Castle's door to the rest of the client. Load it only for a table of that game:
//
//   const { CastleBoard, CASTLE_CELLS } = await import('../castle/index.ts');
//   camera.setBoard(CASTLE_CELLS);
//   <CastleBoard camera={camera} tiles={tiles} pieces={pieces} seats={seats} labels={labels} corners={corners}
//                scores={scores} keeps={keeps} cells={legal} onCell={choose} … />
//
// board_types.ts describes every prop. Tiles are named by their kind, K01 to K48.

import './castle.css';

export { CastleTilePicture } from './art.tsx';
export type * from './board_types.ts';
export { CastleBoard } from './castle_board.tsx';
export { castleShape, castleTiles, PLAN as CASTLE_PLAN } from './catalogue.ts';
export { type CastleFeatureFacts, type CastleTileFacts, describeCastleTile } from './describe.ts';
export { KeepFigure, KeepIcon } from './keep_figure.tsx';
export { startTiles } from './start_tiles.ts';
export type { CastleKind } from './types.ts';
export { SPACES as SCORE_SPACES, WALL_CELLS as CASTLE_CELLS } from './wall_map.ts';
export { WallTilePicture, type WallTilePictureProps } from './wall_tile.tsx';
