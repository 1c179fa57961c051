import { type Key, t } from '../../../../i18n/index.ts';
import type { GameView, RoomView } from '../../../../net/protocol.gen.ts';
import { placeName } from '../../../../play/place_name.ts';
import { seatName } from '../../../../play/words.ts';
import { pairName } from '../../words/places.ts';
import { tileWords } from '../../words/tiles.ts';
import type { ModuleWords } from '../module_words.ts';
import { isPicked, offerIn } from './auction.ts';
import { bridgeFor } from './built_in_draft.ts';

export const words: ModuleWords = {
  choices: {
    place_bridge: ({ axis, ...cell }) =>
      t(axis === 'NS' ? 'choice.bridgeNorthSouth' : 'choice.bridgeEastWest', { place: placeName(cell) }),
    build_castle: (_, { game, view }) => t('choice.castle', { n: game.seats[view.you ?? -1]?.castles ?? 0 }),
    bazaar_offer({ index, bid }, { game, view }) {
      const tile = tileWords(game.bazaar?.tiles[index] ?? '', 0);
      return isPicked(view) ? t('choice.takeTile', { tile }) : t('choice.offer', { tile, n: bid });
    },
    bazaar_bid: ({ bid }) => t('choice.bid', { n: bid }),
    bazaar_buy: (_, { game, view }) => dealWords('choice.keepTile', game, view),
    bazaar_sell: (_, { game, view }) => dealWords('choice.sell', game, view),
  },
  besides: ['place_bridge'],
  questions: [
    { asks: (has) => has('build_castle'), words: () => t('ask.castle'), pass: 'choice.noCastle' },
    {
      asks: (has) => has('bazaar_offer'),
      words: (_, { view }) => t(isPicked(view) ? 'ask.takeTile' : 'ask.offer'),
    },
    { asks: (has) => has('bazaar_buy') || has('bazaar_sell'), words: () => t('ask.deal') },
    {
      asks: (_, __, phase) => phase === 'bazaar',
      words: (game, { view }) => dealWords('ask.bid', game, view),
      pass: 'choice.noBid',
    },
  ],
  events: {
    bridge_placed: (event, name) => t('log.bridge', { name, place: placeName(event) }),
    castle_built: ({ tiles }, name) =>
      t('log.castle', { name, place: pairName(tiles?.[0] as [number, number] | undefined) }),
    bazaar_opened: ({ tiles }, name) => t('log.bazaar', { name, n: tiles?.length ?? 0 }),
    bazaar_bid: ({ bid }, name, view) => (isPicked(view) ? undefined : t('log.bid', { name, n: bid })),
    tile_auctioned({ to, from, price }, _, view) {
      const values = { name: seatName(view, to), n: price };
      if (price === 0) return t('log.tileFree', values);
      return from === null
        ? t('log.tileFor', values)
        : t('log.tileFrom', { ...values, other: seatName(view, from) });
    },
  },
  scored: {
    bazaar: ({ points }, values) =>
      points < 0
        ? t('log.bazaarPaid', values)
        : t('log.scored', { ...values, feature: t('line.flat.bazaar') }),
  },
  laid: ({ length }, feature) => (length > 0 && feature === length ? 'claim.bridge' : undefined),
  cellNote(cell, game) {
    const needsBridge = (rotation: number) => bridgeFor({ ...cell, rotation }, game) !== null;
    return cell.rotations.every(needsBridge) ? t('bridge.needed') : null;
  },
  called: ({ phase }) =>
    phase === 'bazaar' ? t('turn.bazaar') : phase === 'castle' ? t('turn.castle') : null,
  part: partWords,
};

/** What concerns the tile on offer: its highest bid, and who made it. */
function dealWords(key: Key, game: GameView, view: RoomView): string {
  const offer = offerIn(game);
  const name = offer === null ? '' : seatName(view, offer.bidder);
  return t(key, { name, n: offer?.bid ?? 0 });
}

/** Whom the game waits for; that seat reads its own question. And whose tile is from the bazaar. */
function partWords(game: GameView, view: RoomView): string | null | undefined {
  const { phase, seat } = game;
  if (seat === null) return undefined;
  const name = seatName(view, seat);
  if (phase === 'castle') return seat === view.you ? null : t('turn.castle.other', { name });
  if (phase === 'bazaar') return seat === view.you ? null : t(waitingKey(game, view), { name });
  if (!game.hand_is_bought || phase !== 'place') return undefined;
  return seat === view.you ? t('turn.boughtTile') : t('turn.boughtTile.other', { name });
}

function waitingKey(game: GameView, view: RoomView): Key {
  if (offerIn(game) === null) return isPicked(view) ? 'turn.takes.other' : 'turn.offers.other';
  return game.seat === game.bazaar?.seller ? 'turn.decides.other' : 'turn.bids.other';
}
