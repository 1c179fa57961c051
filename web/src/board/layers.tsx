// The layers that boards of all games have above their ground, in the order in which they are drawn.

import type { ComponentChildren } from 'preact';
import {
  Coordinates,
  DeadCells,
  Highlights,
  LastMoves,
  Marks,
  Regions,
  RegionTags,
} from './overlay_layer.tsx';
import { Claims, Standing, type Thing } from './piece_layer.tsx';
import { Placing } from './placing_layer.tsx';
import type { BoardProps } from './types.ts';
import type { TileBoard } from './use_tile_board.ts';
import type { Cell } from './view_maths.ts';

interface LayersProps {
  board: BoardProps;
  seen: TileBoard;
}

/** What lies flat, and the tile that is being placed. `children`: beneath all that lights up. */
export function LyingLayers({ board, seen, children }: LayersProps & { children?: ComponentChildren }) {
  const { camera, seats, look = 'painted', cells = [], frontier = [], ghost = null, claim = null } = board;
  const { highlights = [], lastMoves = [], regions = [], marks = [] } = board;
  const { id, lookup } = seen;
  return (
    <>
      <DeadCells board={id} cells={frontier} />
      <Placing
        art={seen.look.art}
        camera={camera}
        look={look}
        cells={cells}
        ghost={ghost}
        offered={seen.offered}
        tried={board.tried ?? null}
        undecided={!claim}
      />
      <Regions board={id} regions={regions} seats={seats} lookup={lookup} />
      {children}
      <Highlights highlights={highlights} lookup={lookup} />
      <LastMoves moves={lastMoves} seats={seats} />
      <Marks cells={marks} />
      {board.coordinates && <Coordinates camera={camera} tiles={seen.tiles} turns={board.turns} />}
    </>
  );
}

interface StandingLayersProps extends LayersProps {
  /** Other things that stand between the pieces. */
  others: readonly Thing[];
  /** How far above the ground a piece stands, in the piece's units. */
  standsAbove?: (at: Cell, feature: number) => number;
}

/** Figures and other things, and the figures that could be set. */
export function StandingLayers({ board, seen, ...standing }: StandingLayersProps) {
  const { camera, pieces, seats, claim = null, selectedClaim = null } = board;
  const { look, lookup, spots } = seen;
  const { figures, liesOn } = look;
  return (
    <>
      <Standing {...{ camera, pieces, seats, figures, liesOn, lookup }} {...standing} />
      {claim && <Claims {...{ camera, claim, spots, seats, figures }} selected={selectedClaim} />}
    </>
  );
}

/** What is written, and what hides nothing. */
export function TopLayers({ board, seen }: LayersProps) {
  const { camera, look = 'painted', regions = [], turns = 0 } = board;
  const { lookup } = seen;
  return (
    <>
      <RegionTags camera={camera} regions={regions} lookup={lookup} />
      {board.over?.({ art: seen.look.art, camera, look, lookup, turns })}
    </>
  );
}
