// The board: a pure function of its props. It knows tiles and pictures, neither rules nor protocol.

import { useId } from 'preact/hooks';
import type { PlacedTile, SeatColour } from '../../../board/index.ts';
import {
  BoardFrame,
  Claims,
  Coordinates,
  claimSpots,
  DeadCells,
  Ground,
  Highlights,
  LastMoves,
  type Lookup,
  Marks,
  PatternDefinitions,
  Placing,
  PlacingButtons,
  Regions,
  RegionTags,
  Standing,
  sameCell,
  TargetButtons,
  useOffered,
  useTilePointer,
  wheelOver,
} from '../../../board/index.ts';
import { chunk } from '../../../net/chunk.ts';
import { lazy } from '../../../ui/lazy.tsx';
import { CARCASSONNE } from '../art.tsx';
import { FIGURES } from '../modules/brought.ts';
import { fetchMarks } from '../modules/target_marks.ts';
import { tileShape } from '../tiles/catalogue.ts';
import { featureAt } from '../tiles/hit.ts';
import type { CarcassonneBoardProps } from './board_types.ts';
import { standsAbove } from './layer.ts';
import { targetSpots } from './target_spots.ts';

/** Not needed without modules. */
const targetLayer = chunk(() => import('./target_layer.tsx'));
const Targets = lazy(
  async () => {
    const [{ targetsMarked }, marks] = await Promise.all([targetLayer(), fetchMarks()]);
    return targetsMarked(marks);
  },
  { quiet: true },
);

/** Figures on fields lie down, all others stand. */
const LIES_ON = 'field';

export function CarcassonneBoard(props: CarcassonneBoardProps) {
  const { camera, tiles, pieces, seats, labels, look = 'painted', ghost = null, claim = null } = props;
  const {
    cells = [],
    frontier = [],
    coordinates = false,
    lastMoves = [],
    highlights = [],
    regions = [],
    marks = [],
    selectedClaim = null,
    layers = [],
    targets = [],
    selectedTarget = null,
  } = props;
  const id = useId();
  const [offered, onHoverCell] = useOffered(props);
  const pointer = useTilePointer({
    ...props,
    featureAt: ({ tile, rotation }, at) => featureAt(tileShape(tile, rotation), at),
  });
  const lookup = lookupIn(ghost ? [...tiles, ghost] : tiles);
  const spots = claim ? claimSpots(claim, LIES_ON, lookup) : [];
  const shownHolders: SeatColour[][] = regions.map(({ holders }) =>
    holders.flatMap((seat) => seats[seat]?.colour ?? []),
  );
  const spotsOfTargets = targetSpots(targets, layers, lookup);

  return (
    <BoardFrame
      camera={camera}
      label={labels.board}
      look={look}
      wheel={wheelOver(props)}
      {...pointer}
      definitions={<PatternDefinitions board={id} shown={[...shownHolders, []]} />}
      picture={
        <>
          <Ground art={CARCASSONNE} camera={camera} tiles={tiles} look={look} />
          <DeadCells board={id} cells={frontier} />
          <Placing
            art={CARCASSONNE}
            camera={camera}
            look={look}
            cells={cells}
            ghost={ghost}
            offered={offered}
            tried={props.tried ?? null}
            undecided={!claim}
          />
          <Regions board={id} regions={regions} seats={seats} lookup={lookup} />
          {layers.map(({ layer, lists }) => layer.beneath?.(lists))}
          <Highlights highlights={highlights} lookup={lookup} />
          <LastMoves moves={lastMoves} seats={seats} />
          <Marks cells={marks} />
          {coordinates && <Coordinates camera={camera} tiles={tiles} turns={props.turns} />}
          <Standing
            camera={camera}
            pieces={pieces}
            others={layers.flatMap(({ layer, lists }) => layer.standing?.(lists, lookup) ?? [])}
            standsAbove={(at, feature) => standsAbove(layers, at, feature)}
            seats={seats}
            figures={FIGURES}
            liesOn={LIES_ON}
            lookup={lookup}
          />
          {claim && (
            <Claims
              camera={camera}
              claim={claim}
              spots={spots}
              selected={selectedClaim}
              seats={seats}
              figures={FIGURES}
            />
          )}
          {targets.length > 0 && (
            <Targets
              camera={camera}
              targets={targets}
              spots={spotsOfTargets}
              selected={selectedTarget}
              seats={seats}
            />
          )}
          {layers.map(({ layer, lists }) => layer.above?.(lists, { camera, lookup }))}
          <RegionTags camera={camera} regions={regions} lookup={lookup} />
          {props.over?.({ art: CARCASSONNE, camera, look, lookup, turns: props.turns ?? 0 })}
        </>
      }
      touch={
        <PlacingButtons board={props} spots={spots} onHoverCell={onHoverCell}>
          {targets.length > 0 && (
            <TargetButtons
              camera={camera}
              targets={targets}
              spots={spotsOfTargets}
              selected={selectedTarget}
              label={labels.targets ?? labels.board}
              onTarget={props.onTarget}
            />
          )}
        </PlacingButtons>
      }
    />
  );
}

function lookupIn(tiles: readonly PlacedTile[]): Lookup {
  return (at, feature) => {
    const tile = tiles.find((placed) => sameCell(placed, at));
    return (tile && tileShape(tile.tile, tile.rotation).features[feature]) ?? null;
  };
}
