// The board of The Discovery. A pure function of its props.

import './discovery.css';
import type { Camera, Lookup } from '../../../board/index.ts';
import {
  BoardFrame,
  CELL,
  Ground,
  LyingLayers,
  PatternDefinitions,
  PlacingButtons,
  StandingLayers,
  TargetButtons,
  type TargetSpot,
  type TileLook,
  TopLayers,
  useTileBoard,
  wheelOver,
  withRoom,
  ZoomGroup,
} from '../../../board/index.ts';
import { DISCOVERY } from '../art.tsx';
import { discoveryShape } from '../tiles/catalogue.ts';
import { discoveryFeatureAt } from '../tiles/hit.ts';
import type { DiscoveryBoardProps, TakenFollower } from './board_types.ts';

const LOOK: TileLook = {
  art: DISCOVERY,
  liesOn: 'none',
  featuresOf: ({ tile, rotation }) => discoveryShape(tile, rotation).features,
  featureAt: ({ tile, rotation }, at) => discoveryFeatureAt(discoveryShape(tile, rotation), at),
};

export function DiscoveryBoard(props: DiscoveryBoardProps) {
  const { camera, tiles, labels, look = 'painted', followers = [], selectedFollower = null } = props;
  const seen = useTileBoard(props, LOOK);
  const standing = { camera, spots: spotsOf(followers, seen.lookup), selected: selectedFollower };
  return (
    <BoardFrame
      camera={camera}
      label={labels.board}
      look={look}
      wheel={wheelOver(props)}
      {...seen.pointer}
      definitions={<PatternDefinitions board={seen.id} shown={[...seen.holders, []]} />}
      picture={
        <>
          <Ground art={DISCOVERY} camera={camera} tiles={tiles} look={look} />
          <LyingLayers board={props} seen={seen} />
          <StandingLayers board={props} seen={seen} others={[]} />
          {followers.length > 0 && <Followers {...standing} followers={followers} />}
          <TopLayers board={props} seen={seen} />
        </>
      }
      touch={
        <PlacingButtons board={props} spots={seen.spots} onHoverCell={seen.onHoverCell}>
          {followers.length > 0 && (
            <TargetButtons
              {...standing}
              targets={followers}
              label={labels.targets ?? labels.board}
              onTarget={props.onFollower}
            />
          )}
        </PlacingButtons>
      }
    />
  );
}

function spotsOf(followers: readonly TakenFollower[], lookup: Lookup): TargetSpot[] {
  return withRoom(
    followers.map((follower, target) => {
      const [slotX, slotY] = lookup(follower, follower.feature)?.slot ?? [50, 50];
      return { target, x: follower.x * CELL + slotX, y: follower.y * CELL + slotY, aside: 0 };
    }),
  );
}

interface FollowersProps {
  camera: Camera;
  followers: readonly TakenFollower[];
  spots: readonly TargetSpot[];
  selected: number | null;
}

/** A ring about each, with an arrow up, and what it scores. */
function Followers({ camera, followers, spots, selected }: FollowersProps) {
  return (
    <ZoomGroup camera={camera} name="board-marks discovery-followers">
      {spots.map(({ target, x, y, room }) => (
        <g key={target} transform={`translate(${x} ${y})`}>
          <g
            class={target === selected ? 'board-mark is-chosen' : 'board-mark'}
            style={{ '--room': Math.max(1, room / 40) }}
          >
            <circle r={16.5} class="discovery-ring-edge" />
            <circle r={16.5} class="discovery-ring" />
            {followers[target]!.tag !== '' && (
              <g transform="translate(0 20)">
                <rect x={-13} y={-7.5} width={26} height={15} rx={7.5} />
                <text y={4.2}>{followers[target]!.tag}</text>
              </g>
            )}
          </g>
        </g>
      ))}
    </ZoomGroup>
  );
}
