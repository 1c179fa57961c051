// Italian texts of The Castle, in the words of glossary/it.ts.

import type { CastleMessages } from './en.ts';

export const it = {
  'place.cell': 'colonna {x}, riga {y}',

  'feature.path': 'sentiero',
  'feature.tower': 'torre',
  'feature.house': 'casa',
  'feature.court': 'cortile',
  'feature.keep': 'mastio, area vuota più grande',
  'feature.wall_tile': 'tessera bonus',

  'claim.path': 'Araldo',
  'claim.tower': 'Cavaliere',
  'claim.house': 'Scudiero',
  'claim.court': 'Mercante',
  'role.path': 'Araldo sul sentiero',
  'role.tower': 'Cavaliere sulla torre',
  'role.house': 'Scudiero nella casa',
  'role.court': 'Mercante nel cortile',

  'tile.path': 'sentiero {sides}',
  'tile.pathFountain': 'sentiero {sides} con fontana',
  'tile.tower': 'torre {sides}',
  'tile.house': 'casa {sides}',
  'tile.court': 'cortile {sides}',
  'tile.courtMarket': 'cortile {sides} con mercato',
  'tile.square': 'i sentieri finiscono in una piazza',

  'ask.order': 'Che cosa si segna adesso?',
  'ask.double': 'Raddoppiare con una tessera bonus: {feature}?',
  'ask.extra': 'Giocare un altro turno con una tessera bonus?',
  'ask.pending': 'Costruzioni complete da segnare',
  'choice.double': 'Usala: punti doppi',
  'choice.hold': 'Tienila per dopo',
  'choice.again': 'Usala: un altro turno',
  'choice.endTurn': 'Chiudi il turno',
  'choice.mayDouble': 'una tessera bonus può raddoppiare',
  'choice.orderLater': 'poi si sceglie l’ordine del conteggio',
  'order.now': 'arriva a {total}',
  'order.takes': 'prende una tessera bonus',
  'order.gain': { one: '{n} tessera bonus', other: '{n} tessere bonus' },

  'wall.title': 'Tessere bonus',
  'wall.onWall': {
    one: '{n} è coperta sulle mura',
    other: '{n} sono coperte sulle mura',
  },
  'wall.how':
    'Fermati esattamente su un angolo del segnapunti che ne ha ancora una. Si usa una volta, dal tuo prossimo turno.',
  'wall.none': 'nessuna',
  'wall.used': 'usata',
  'wall.unused': 'non usata',
  'wall.fresh': 'dal prossimo turno',
  'wall.ready': 'pronta',
  'wall.atEnd': 'conta alla fine',
  'wall.1': 'Un altro turno',
  'wall.1.about': 'Dopo il tuo turno ne giochi un altro.',
  'wall.2': 'Torre doppia',
  'wall.2.about': 'Una torre che completi e vinci vale 4 per tessera invece di 2.',
  'wall.3': 'Casa doppia',
  'wall.3.about': 'Una casa che completi e vinci vale 2 per tessera invece di 1.',
  'wall.4': 'Sentiero incompleto',
  'wall.4.about':
    'Alla fine un sentiero incompleto in cui sei in testa vale 1 per tessera, 2 con fontana. Agisce da sola.',
  'wall.4.flat': 'Alla fine un sentiero incompleto in cui sei in testa vale 1 per tessera. Agisce da sola.',
  'wall.5': 'Torre incompleta',
  'wall.5.about': 'Alla fine una torre incompleta in cui sei in testa vale 2 per tessera. Agisce da sola.',
  'wall.6': 'Casa incompleta',
  'wall.6.about': 'Alla fine una casa incompleta in cui sei in testa vale 1 per tessera. Agisce da sola.',
  'wall.7': 'Cortile ricco',
  'wall.7.about': 'Alla fine un cortile in cui sei in testa vale 4 per mercato invece di 3. Agisce da sola.',
  'wall.8': 'Mastio più grande',
  'wall.8.about': 'Alla fine il tuo mastio conta 2 tessere in più. Agisce da sola.',
  'wall.9': 'Cinque punti',
  'wall.9.about': 'Alla fine 5 punti. Agisce da sola.',

  'keep.title': 'Masti',
  'keep.size': { one: 'mastio di {n} tessera', other: 'mastio di {n} tessere' },
  'keep.atEnd': '{n} alla fine',
  'keep.none': 'nessun mastio',
  'keep.area': {
    one: 'Area vuota più grande: {n} casella',
    other: 'Area vuota più grande: {n} caselle',
  },
  'keep.leads': '{name} ha il mastio più grande e la segnerebbe.',
  'keep.nobody': 'Nessun mastio è più grande: non la segnerebbe nessuno.',
  'keep.show': 'Mostra l’area',

  'log.keep': '{name}: mastio, ora di grandezza {n}',
  'log.taken': '{name} prende una tessera bonus: {tile}',
  'log.used': '{name} usa una tessera bonus: {tile}',
  'line.tiles': { one: '{n} tessera', other: '{n} tessere' },
  'line.markets': { one: '{n} mercato', other: '{n} mercati' },
  'line.cells': { one: '{n} casella vuota', other: '{n} caselle vuote' },
  'line.flat.wall_tile': 'tessera bonus',

  'help.title': 'Il Castello',
  'help.about': 'Un gioco per due dentro le mura di un castello.',
  'help.place.title': 'Solo i sentieri devono combaciare',
  'help.place':
    'Posa la tessera accanto a un’altra o a uno dei sette spazi di partenza delle mura. Sentiero con sentiero, niente con niente; torri, case e cortili si toccano come vogliono.',
  'help.claim.title': 'Quattro mestieri',
  'help.claim':
    'Araldo sul sentiero, cavaliere sulla torre, scudiero nella casa, mercante nel cortile. Prende i punti chi ne ha di più; in parità nessuno.',
  'help.score.title': 'Completa e segna',
  'help.score':
    'Un sentiero completo dà 1 punto per tessera, 2 con fontana; una torre 2, una casa 1. Gli spazi di partenza contano come una tessera. I cortili aspettano la fine: 3 punti per mercato.',
  'help.wall.title': 'Fermati sugli angoli',
  'help.wall':
    'Fermati esattamente su un angolo del segnapunti e prendi la sua tessera bonus: un altro turno, punti doppi o di più alla fine.',
  'help.keep.title': 'Ingrandisci il mastio',
  'help.keep':
    'Ogni casa più grande che segni ingrandisce il tuo mastio. Alla fine il più grande dà 1 punto per ogni casella dell’area vuota più grande.',
} as const satisfies CastleMessages;
