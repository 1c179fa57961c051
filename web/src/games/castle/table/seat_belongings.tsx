// A seat's belongings besides points and meeples: its keep and its wall tiles.

import { t } from '../../../i18n/index.ts';
import type { SeatBelongingsProps } from '../../../play/table/game_parts.ts';
import { KeepIcon } from '../board/keep_figure.tsx';
import { WallTilePicture } from '../board/wall_tile.tsx';
import { wallTileName } from '../words.ts';

export function SeatBelongings({ view, game, seat }: SeatBelongingsProps) {
  const keep = game.keeps?.find((placed) => placed.seat === seat);
  const held = game.wall_tiles?.filter((tile) => tile.seat === seat && !tile.used) ?? [];
  return (
    <>
      {keep && (
        <span class="supply">
          <KeepIcon colour={view.seats[seat]?.colour ?? 'black'} size={keep.size} pixels={30} />
          <span aria-hidden="true">{keep.size}</span>
          <span class="unseen">{t('castle.keep.size', { n: keep.size })}</span>
        </span>
      )}
      {held.length > 0 && (
        <span class="seat-wall-tiles">
          {held.map(({ wall_tile }, index) => (
            <WallTilePicture key={index} number={wall_tile} size={24} label={wallTileName(wall_tile)} />
          ))}
        </span>
      )}
    </>
  );
}
