// Italian texts of The Castle, in the words of glossary/it.ts.

import type { CastleMessages } from './en.ts';

export const it = {
  'castle.place.cell': 'colonna {x}, riga {y}',

  'castle.feature.path': 'sentiero',
  'castle.feature.tower': 'torre',
  'castle.feature.house': 'casa',
  'castle.feature.court': 'cortile',
  'castle.feature.keep': 'mastio, area vuota più grande',
  'castle.feature.wall_tile': 'tessera bonus',
  'features.wall_tiles': 'Tessere bonus',

  'castle.claim.path': 'Araldo',
  'castle.claim.tower': 'Cavaliere',
  'castle.claim.house': 'Scudiero',
  'castle.claim.court': 'Mercante',
  'castle.role.path': 'Araldo sul sentiero',
  'castle.role.tower': 'Cavaliere sulla torre',
  'castle.role.house': 'Scudiero nella casa',
  'castle.role.court': 'Mercante nel cortile',

  'castle.tile.path': 'sentiero {sides}',
  'castle.tile.pathFountain': 'sentiero {sides} con fontana',
  'castle.tile.tower': 'torre {sides}',
  'castle.tile.house': 'casa {sides}',
  'castle.tile.court': 'cortile {sides}',
  'castle.tile.courtMarket': 'cortile {sides} con mercato',
  'castle.tile.square': 'i sentieri finiscono in una piazza',

  'castle.ask.order': 'Che cosa si segna adesso?',
  'castle.ask.double': 'Raddoppiare con una tessera bonus: {feature}?',
  'castle.ask.extra': 'Giocare un altro turno con una tessera bonus?',
  'castle.ask.pending': 'Costruzioni complete da segnare',
  'castle.choice.double': 'Usala: punti doppi',
  'castle.choice.hold': 'Tienila per dopo',
  'castle.choice.again': 'Usala: un altro turno',
  'castle.choice.endTurn': 'Chiudi il turno',
  'castle.choice.mayDouble': 'una tessera bonus può raddoppiare',
  'castle.choice.orderLater': 'poi si sceglie l’ordine del conteggio',
  'castle.order.now': 'arriva a {total}',
  'castle.order.takes': 'prende una tessera bonus',
  'castle.order.gain': { one: '{n} tessera bonus', other: '{n} tessere bonus' },

  'castle.wall.title': 'Tessere bonus',
  'castle.wall.onWall': {
    one: '{n} è coperta sulle mura',
    other: '{n} sono coperte sulle mura',
  },
  'castle.wall.how':
    'Fermati esattamente su un angolo del segnapunti che ne ha ancora una. Si usa una volta, dal tuo prossimo turno.',
  'castle.wall.none': 'nessuna',
  'castle.wall.used': 'usata',
  'castle.wall.unused': 'non usata',
  'castle.wall.fresh': 'dal prossimo turno',
  'castle.wall.ready': 'pronta',
  'castle.wall.atEnd': 'conta alla fine',
  'castle.wall.1': 'Un altro turno',
  'castle.wall.1.about': 'Dopo il tuo turno ne giochi un altro.',
  'castle.wall.2': 'Torre doppia',
  'castle.wall.2.about': 'Una torre che completi e vinci vale 4 per tessera invece di 2.',
  'castle.wall.3': 'Casa doppia',
  'castle.wall.3.about': 'Una casa che completi e vinci vale 2 per tessera invece di 1.',
  'castle.wall.4': 'Sentiero incompleto',
  'castle.wall.4.about':
    'Alla fine un sentiero incompleto in cui sei in testa vale 1 per tessera, 2 con fontana. Agisce da sola.',
  'castle.wall.4.flat':
    'Alla fine un sentiero incompleto in cui sei in testa vale 1 per tessera. Agisce da sola.',
  'castle.wall.5': 'Torre incompleta',
  'castle.wall.5.about':
    'Alla fine una torre incompleta in cui sei in testa vale 2 per tessera. Agisce da sola.',
  'castle.wall.6': 'Casa incompleta',
  'castle.wall.6.about':
    'Alla fine una casa incompleta in cui sei in testa vale 1 per tessera. Agisce da sola.',
  'castle.wall.7': 'Cortile ricco',
  'castle.wall.7.about':
    'Alla fine un cortile in cui sei in testa vale 4 per mercato invece di 3. Agisce da sola.',
  'castle.wall.8': 'Mastio più grande',
  'castle.wall.8.about': 'Alla fine il tuo mastio conta 2 tessere in più. Agisce da sola.',
  'castle.wall.9': 'Cinque punti',
  'castle.wall.9.about': 'Alla fine 5 punti. Agisce da sola.',

  'castle.keep.title': 'Masti',
  'castle.keep.size': { one: 'mastio di {n} tessera', other: 'mastio di {n} tessere' },
  'castle.keep.atEnd': '{n} alla fine',
  'castle.keep.none': 'nessun mastio',
  'castle.keep.area': {
    one: 'Area vuota più grande: {n} casella',
    other: 'Area vuota più grande: {n} caselle',
  },
  'castle.keep.leads': '{name} ha il mastio più grande e la segnerebbe.',
  'castle.keep.nobody': 'Nessun mastio è più grande: non la segnerebbe nessuno.',
  'castle.keep.show': 'Mostra l’area',

  'castle.log.keep': '{name}: mastio, ora di grandezza {n}',
  'castle.log.taken': '{name} prende una tessera bonus: {tile}',
  'castle.log.used': '{name} usa una tessera bonus: {tile}',
  'castle.line.tiles': { one: '{n} tessera', other: '{n} tessere' },
  'castle.line.markets': { one: '{n} mercato', other: '{n} mercati' },
  'castle.line.cells': { one: '{n} casella vuota', other: '{n} caselle vuote' },
  'castle.line.flat.wall_tile': 'tessera bonus',

  'castle.help.title': 'Il Castello',
  'castle.help.about': 'Un gioco per due dentro le mura di un castello.',
  'castle.help.place.title': 'Solo i sentieri devono combaciare',
  'castle.help.place':
    'Posa la tessera accanto a un’altra o a uno dei sette spazi di partenza delle mura. Sentiero con sentiero, niente con niente; torri, case e cortili si toccano come vogliono.',
  'castle.help.claim.title': 'Quattro mestieri',
  'castle.help.claim':
    'Araldo sul sentiero, cavaliere sulla torre, scudiero nella casa, mercante nel cortile. Prende i punti chi ne ha di più; in parità nessuno.',
  'castle.help.score.title': 'Completa e segna',
  'castle.help.score':
    'Un sentiero completo dà 1 punto per tessera, 2 con fontana; una torre 2, una casa 1. Gli spazi di partenza contano come una tessera. I cortili aspettano la fine: 3 punti per mercato.',
  'castle.help.wall.title': 'Fermati sugli angoli',
  'castle.help.wall':
    'Fermati esattamente su un angolo del segnapunti e prendi la sua tessera bonus: un altro turno, punti doppi o di più alla fine.',
  'castle.help.keep.title': 'Ingrandisci il mastio',
  'castle.help.keep':
    'Ogni casa più grande che segni ingrandisce il tuo mastio. Alla fine il più grande dà 1 punto per ogni casella dell’area vuota più grande.',
} as const satisfies CastleMessages;
