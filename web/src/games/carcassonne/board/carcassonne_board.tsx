// The board: a pure function of its props. It knows tiles and pictures, neither rules nor protocol.

import {
  BoardFrame,
  Ground,
  LyingLayers,
  PatternDefinitions,
  PlacingButtons,
  StandingLayers,
  TargetButtons,
  type TileLook,
  TopLayers,
  useTileBoard,
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

const LOOK: TileLook = {
  art: CARCASSONNE,
  figures: FIGURES,
  liesOn: 'field',
  featuresOf: ({ tile, rotation }) => tileShape(tile, rotation).features,
  featureAt: ({ tile, rotation }, at) => featureAt(tileShape(tile, rotation), at),
};

export function CarcassonneBoard(props: CarcassonneBoardProps) {
  const { camera, tiles, seats, labels, layers = [], targets = [] } = props;
  const { look = 'painted' } = props;
  const tileLook = layers.reduce((now, { layer, lists }) => layer.look?.(lists, now) ?? now, LOOK);
  const seen = useTileBoard(props, tileLook);
  const { id, lookup } = seen;
  const choosable = {
    camera,
    targets,
    spots: targetSpots(targets, layers, lookup),
    selected: props.selectedTarget ?? null,
  };
  return (
    <BoardFrame
      camera={camera}
      label={labels.board}
      look={look}
      wheel={wheelOver(props)}
      {...seen.pointer}
      definitions={<PatternDefinitions board={id} shown={[...seen.holders, []]} />}
      picture={
        <>
          <Ground art={CARCASSONNE} camera={camera} tiles={tiles} look={look} />
          <LyingLayers board={props} seen={seen}>
            {layers.map(({ layer, lists }) => layer.beneath?.(lists, seats))}
          </LyingLayers>
          <StandingLayers
            board={props}
            seen={seen}
            others={layers.flatMap(({ layer, lists }) => layer.standing?.(lists, lookup) ?? [])}
            standsAbove={(at, feature) => standsAbove(layers, at, feature)}
          />
          {targets.length > 0 && <Targets {...choosable} seats={seats} />}
          {layers.map(({ layer, lists }) => layer.above?.(lists, { camera, lookup, seats }))}
          <TopLayers board={props} seen={seen} />
        </>
      }
      touch={
        <PlacingButtons board={props} spots={seen.spots} onHoverCell={seen.onHoverCell}>
          {targets.length > 0 && (
            <TargetButtons {...choosable} label={labels.targets ?? labels.board} onTarget={props.onTarget} />
          )}
        </PlacingButtons>
      }
    />
  );
}
