import { sameCell } from '../../../../board/index.ts';
import { mapStyle } from '../../../../ui/settings.ts';
import { TilePicture } from '../../art.tsx';
import type { CarcassonneChoices } from '../carcassonne_choice.ts';
import { BridgeIcon } from './bridge_drawing.tsx';
import { cellsOf } from './built_in_draft.ts';
import { CastleIcon } from './castle_drawing.tsx';

/** How far off the middle of its tile a bridge is chosen, along its axis: so the two of a tile lie apart. */
const ALONG = 0.27;
/** How far from where its cells meet a castle is chosen: opposite to where it stands, off its lord. */
const BESIDE = 0.3;
const TILE_PX = 44;

export const choices: CarcassonneChoices = {
  place_bridge: {
    anywhere: true,
    icon: (_, { size }) => <BridgeIcon size={size} />,
    outcome: 'places',
    target: ({ x, y, axis }) => ({
      x: axis === 'EW' ? x + ALONG : x,
      y: axis === 'NS' ? y + ALONG : y,
      feature: null,
      act: 'bridge',
    }),
  },
  /** Either part of the small city may be named: one line and one mark stand for both. */
  build_castle: {
    anywhere: true,
    beforeClaims: true,
    icon: (_, { mine, size }) => <CastleIcon colour={mine} size={size} />,
    target(action, events) {
      const built = events.find((event) => event.type === 'castle_built');
      if (!built) return null;
      const [first, second] = cellsOf(built);
      if (!sameCell(first, action)) return null;
      const [x, y] = [(first.x + second.x) / 2, (first.y + second.y) / 2];
      const beside = first.y === second.y ? { x, y: y + BESIDE } : { x: x + BESIDE, y };
      return { ...beside, feature: null, act: 'castle', sought: true };
    },
  },
  bazaar_offer: {
    anywhere: true,
    apart: ({ index }) => String(index),
    pictured: true,
    beforeClaims: true,
    unfinished: true,
    icon: ({ index }, { game }) => (
      <TilePicture tile={game.bazaar?.tiles[index] ?? ''} size={TILE_PX} look={mapStyle.value} />
    ),
  },
  bazaar_bid: { anywhere: true, beforeClaims: true, unfinished: true },
  bazaar_buy: { beforeClaims: true },
  bazaar_sell: { beforeClaims: true },
};
