// Wall tiles and keeps of both players: their uses, and what the larger keep would earn now.

import { SeatBadge } from '../../../board/index.ts';
import { t } from '../../../i18n/index.ts';
import type { Action, GameView, WallTile, WallTileUse } from '../../../net/protocol.gen.ts';
import type { BelongingsProps, TableProps } from '../../../play/table/game_parts.ts';
import { seatName } from '../../../play/words.ts';
import { Name } from '../../../ui/name.tsx';
import { KeepIcon } from '../board/keep_figure.tsx';
import { WallTilePicture } from '../board/wall_tile.tsx';
import { wallTileName, wallTileWords } from '../words.ts';
import { areaShown } from './area_shown.ts';

export function Belongings(props: BelongingsProps) {
  const { view, game } = props;
  const onWall = game.corners_left?.length ?? 0;
  return (
    <div class="belongings">
      {onWall > 0 && (
        <p class="quiet">
          {t('castle.wall.onWall', { n: onWall })}. {t('castle.wall.how')}
        </p>
      )}
      {view.seats.slice(0, game.seats.length).map((_, seat) => (
        <SeatWallTiles key={seat} seat={seat} {...props} />
      ))}
      <Keeps {...props} />
    </div>
  );
}

type OfTable = Pick<TableProps, 'view' | 'game'>;

function SeatWallTiles({ view, game, seat }: OfTable & { seat: number }) {
  const all = game.wall_tiles?.map((tile, index) => ({ tile, use: game.wall_tile_uses![index]! })) ?? [];
  const held = all.filter(({ tile }) => tile.seat === seat);
  return (
    <>
      <h3>
        <SeatBadge colour={view.seats[seat]?.colour ?? 'black'} size={18} />{' '}
        <Name>{seatName(view, seat)}</Name>
      </h3>
      {held.length === 0 ? (
        <p class="quiet">{t('castle.wall.none')}</p>
      ) : (
        <ul class="plain wall-tiles">
          {held.map((wallTile, index) => (
            <HeldWallTile key={index} {...wallTile} view={view} game={game} />
          ))}
        </ul>
      )}
    </>
  );
}

const USES = {
  used: 'castle.wall.used',
  unused: 'castle.wall.unused',
  fresh: 'castle.wall.fresh',
  ready: 'castle.wall.ready',
  at_end: 'castle.wall.atEnd',
} as const;

/** Whether it may be used just now. */
function isOffered({ wall_tile, seat, used }: WallTile, { legal, seat: toAct }: GameView): boolean {
  const isIt = (action: Action) => action.type === 'use_wall_tile' && action.wall_tile === wall_tile;
  return legal?.actions.some(isIt) === true && !used && seat === toAct;
}

function HeldWallTile({ tile, use, view, game }: OfTable & { tile: WallTile; use: WallTileUse }) {
  return (
    <li class={isOffered(tile, game) ? `is-${use} is-offered` : `is-${use}`}>
      <WallTilePicture number={tile.wall_tile} size={48} />
      <span>
        <strong>{wallTileName(tile.wall_tile)}</strong> <em>{t(USES[use])}</em>
        <small>{wallTileWords(tile.wall_tile, view.rules)}</small>
      </span>
    </li>
  );
}

function Keeps({ view, game, onDone }: BelongingsProps) {
  const show = () => {
    areaShown.value = !areaShown.value;
    onDone();
  };
  return (
    <>
      <h3>{t('castle.keep.title')}</h3>
      <ul class="plain keeps">
        {game.seats.map((_, seat) => (
          <li key={seat}>
            <KeepOf view={view} game={game} seat={seat} />
          </li>
        ))}
      </ul>
      <p class="keep-area">
        <strong>{t('castle.keep.area', { n: game.empty_area?.length ?? 0 })}.</strong>{' '}
        {game.result === null && leaderWords(view, game)}{' '}
        <button type="button" class="button plain" aria-pressed={areaShown.value} onClick={show}>
          {t('castle.keep.show')}
        </button>
      </p>
    </>
  );
}

function KeepOf({ view, game, seat }: OfTable & { seat: number }) {
  const keep = game.keeps?.find((placed) => placed.seat === seat);
  const name = seatName(view, seat);
  const atEnd = game.keep_sizes![seat]!;
  if (keep === undefined) return <>{`${name}: ${t('castle.keep.none')}`}</>;
  return (
    <>
      <KeepIcon colour={view.seats[seat]?.colour ?? 'black'} size={keep.size} pixels={44} />
      {`${name}: ${t('castle.keep.size', { n: keep.size })}`}
      {atEnd > keep.size && ` (${t('castle.keep.atEnd', { n: atEnd })})`}
    </>
  );
}

function leaderWords(view: OfTable['view'], game: OfTable['game']): string {
  const { larger_keep } = game;
  return larger_keep === undefined
    ? t('castle.keep.nobody')
    : t('castle.keep.leads', { name: seatName(view, larger_keep) });
}
