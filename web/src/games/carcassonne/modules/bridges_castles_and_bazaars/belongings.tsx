// The bridges and castles that a seat has left, and its tile from the bazaar.

import { t } from '../../../../i18n/index.ts';
import type { SeatBelongingsProps } from '../../../../play/table/game_parts.ts';
import { mapStyle } from '../../../../ui/settings.ts';
import { TilePicture } from '../../art.tsx';
import { tileWords } from '../../words/tiles.ts';
import { BridgeIcon } from './bridge_drawing.tsx';
import { CastleIcon } from './castle_drawing.tsx';

const SIZE = 20;

export function BuiltBelongings({ view, game, seat }: SeatBelongingsProps) {
  if (!view.rules.modules.includes('bridges_castles_and_bazaars')) return null;
  const { bridges = 0, castles = 0, bought_tile } = game.seats[seat]!;
  const colour = view.seats[seat]?.colour ?? 'black';
  return (
    <>
      <span class={bridges === 0 ? 'supply out' : 'supply'}>
        <BridgeIcon size={SIZE} />
        <span aria-hidden="true">{bridges}</span>
        <span class="unseen">{t('seat.bridges', { n: bridges })}</span>
      </span>
      <span class={castles === 0 ? 'supply out' : 'supply'}>
        <CastleIcon colour={colour} size={SIZE} />
        <span aria-hidden="true">{castles}</span>
        <span class="unseen">{t('seat.castles', { n: castles })}</span>
      </span>
      {bought_tile !== undefined && (
        <span class="supply seat-bought" title={t('seat.boughtTile', { tile: tileWords(bought_tile, 0) })}>
          <TilePicture tile={bought_tile} size={SIZE + 4} look={mapStyle.value} />
          <span class="unseen">{t('seat.boughtTile', { tile: tileWords(bought_tile, 0) })}</span>
        </span>
      )}
    </>
  );
}
