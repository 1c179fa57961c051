// English texts of Bridges, Castles & Bazaars: what is said at a table where it is in play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'seat.bridges': { one: '{n} bridge left', other: '{n} bridges left' },
  'seat.castles': { one: '{n} castle left', other: '{n} castles left' },
  'seat.boughtTile': 'Tile from the bazaar: {tile}',
  'claim.bridge': 'Highwayman on the bridge',
  'bridge.needed': 'only with a bridge',
  'bridge.uses': {
    one: 'Fits only with a bridge: this uses your last one.',
    other: 'Fits only with a bridge: this uses one of your {n}.',
  },
  'bridge.discardHint': 'Every place needs a bridge. You may lay this tile aside instead.',
  'bridge.discard': 'Draw another tile',
  'ask.castle':
    'Make your small city a castle? Instead of its points it gets those of the next road, city or monastery finished on the marked tiles.',
  'choice.castle': { one: 'Build your last castle', other: 'Build one of your {n} castles' },
  'choice.noCastle': 'No castle',
  'choice.bridgeNorthSouth': 'Bridge from north to south: {place}',
  'choice.bridgeEastWest': 'Bridge from east to west: {place}',
  'choice.takeTile': 'Take: {tile}',
  'choice.offer': 'Offer for {n}: {tile}',
  'choice.bid': 'Bid {n}',
  'choice.noBid': 'No bid',
  'choice.keepTile': {
    one: 'Keep it: you pay {name} {n} point',
    other: 'Keep it: you pay {name} {n} points',
  },
  'choice.sell': { one: 'Sell it: {name} pays you {n} point', other: 'Sell it: {name} pays you {n} points' },
  'ask.offer': 'Bazaar: which tile do you offer, and what do you bid for it?',
  'ask.takeTile': 'Bazaar: which tile do you take?',
  'ask.bid': 'Bazaar: the highest bid is {n}, by {name}. Do you bid more?',
  'ask.deal': 'Bazaar: nobody bids more. Keep the tile or sell it?',
  'turn.bazaar': 'Your turn at the bazaar',
  'turn.castle': 'You may build a castle',
  'turn.castle.other': '{name} may build a castle.',
  'turn.offers.other': 'Bazaar: {name} offers a tile.',
  'turn.takes.other': 'Bazaar: {name} takes a tile.',
  'turn.bids.other': 'Bazaar: {name} may bid.',
  'turn.decides.other': 'Bazaar: {name} keeps the tile or sells it.',
  'turn.boughtTile': 'You play your tile from the bazaar.',
  'turn.boughtTile.other': '{name} plays a tile from the bazaar.',
  'bazaar.title': 'Bazaar',
  'bazaar.open': 'Open tiles',
  'bazaar.onOffer': 'On offer: {tile}',
  'bazaar.highest': 'Highest bid: {n} ({name}).',
  'bazaar.order': 'Tiles from the bazaar still to come: {names}.',
  'bazaar.orderAfter': 'Then they are played in this order: {names}.',
  'bazaar.yourBid': 'Your bid',
  'bazaar.bounds': '{least} to {most}',
  'bazaar.onlyBid': 'only {n}',
  'log.bridge': '{name} lays a bridge: {place}',
  'log.castle': '{name} builds a castle: {place}',
  'log.bazaar': { one: '{name} opens a bazaar: {n} tile', other: '{name} opens a bazaar: {n} tiles' },
  'log.bid': '{name} bids {n}',
  'log.tileFree': '{name} gets a tile',
  'log.tileFor': '{name} gets a tile for {n}',
  'log.tileFrom': '{name} gets a tile, {n} to {other}',
  'log.bazaarPaid': '{name} {n}: bazaar',
  'line.flat.bazaar': 'bazaar',
  'line.flat.castle': 'castle',
  'line.castles': { one: '{n} castle', other: '{n} castles' },
  'features.castles': 'Castles',
  'features.bridges': 'Bridges',
  'feature.castle': 'castle',
  'features.castle': 'Castles',
  'features.bazaar': 'Bazaars',
  'reading.castles': 'Castles that still score',
  'reading.castle': '{name}: {place}',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
