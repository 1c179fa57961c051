// The Castle's interface for the rest of the client. Load it only for a table of that game:
//
//   const { CastleBoard, CASTLE_CELLS } = await import('./index.ts');
//   camera.setBoard(CASTLE_CELLS);
//   <CastleBoard camera={camera} tiles={tiles} pieces={pieces}
//     seats={seats} labels={labels} corners={corners}
//                scores={scores} keeps={keeps} cells={legal} onCell={choose} … />
//
// board_types.ts describes every prop. Tiles are named by their kind, K01 to K48.

import './board/castle.css';

export { CastleTilePicture } from './art.tsx';
export type * from './board/board_types.ts';
export { CastleBoard } from './board/castle_board.tsx';
export { KeepFigure, KeepIcon } from './board/keep_figure.tsx';
export { SPACES as SCORE_SPACES, WALL_CELLS as CASTLE_CELLS } from './board/wall_map.ts';
export { WallTilePicture, type WallTilePictureProps } from './board/wall_tile.tsx';
export { castleShape, castleTiles, PLAN as CASTLE_PLAN } from './tiles/catalogue.ts';
export { type CastleFeatureFacts, type CastleTileFacts, describeCastleTile } from './tiles/describe.ts';
export { startTiles } from './tiles/start_tiles.ts';
export type { CastleKind } from './tiles/types.ts';
