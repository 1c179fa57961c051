// Romanian texts of The Castle, in the words of glossary/ro.ts.

import type { CastleMessages } from './en.ts';

export const ro = {
  'castle.place.cell': 'coloana {x}, linia {y}',

  'castle.feature.path': 'alee',
  'castle.feature.tower': 'turn',
  'castle.feature.house': 'casă',
  'castle.feature.court': 'curte',
  'castle.feature.keep': 'donjon, cea mai mare zonă goală',
  'castle.feature.wall_tile': 'piesă de zid',
  'features.wall_tiles': 'Piese de zid',

  'castle.claim.path': 'Crainic',
  'castle.claim.tower': 'Cavaler',
  'castle.claim.house': 'Scutier',
  'castle.claim.court': 'Negustor',
  'castle.role.path': 'Crainic pe alee',
  'castle.role.tower': 'Cavaler pe turn',
  'castle.role.house': 'Scutier în casă',
  'castle.role.court': 'Negustor în curte',

  'castle.tile.path': 'alee {sides}',
  'castle.tile.pathFountain': 'alee {sides} cu fântână',
  'castle.tile.tower': 'turn {sides}',
  'castle.tile.house': 'casă {sides}',
  'castle.tile.court': 'curte {sides}',
  'castle.tile.courtMarket': 'curte {sides} cu târg',
  'castle.tile.square': 'aleile duc într-o piațetă',

  'castle.ask.order': 'Ce se punctează acum?',
  'castle.ask.double': 'Dublezi cu o piesă de zid: {feature}?',
  'castle.ask.extra': 'Mai joci un rând cu o piesă de zid?',
  'castle.ask.pending': 'Construcții terminate care așteaptă punctarea',
  'castle.choice.double': 'Folosește-o: puncte duble',
  'castle.choice.hold': 'Păstreaz-o pentru mai târziu',
  'castle.choice.again': 'Folosește-o: încă un rând',
  'castle.choice.endTurn': 'Încheie rândul',
  'castle.choice.mayDouble': 'o piesă de zid poate dubla',
  'castle.choice.orderLater': 'apoi se alege ordinea punctării',
  'castle.order.now': 'ajunge la {total}',
  'castle.order.takes': 'ia o piesă de zid',
  'castle.order.gain': { one: '{n} piesă de zid', few: '{n} piese de zid', other: '{n} de piese de zid' },

  'castle.wall.title': 'Piese de zid',
  'castle.wall.onWall': {
    one: '{n} stă ascunsă pe zid',
    few: '{n} stau ascunse pe zid',
    other: '{n} stau ascunse pe zid',
  },
  'castle.wall.how':
    'Oprește-te exact pe un colț al pistei care mai are una. Se folosește o dată, de la rândul tău următor.',
  'castle.wall.none': 'încă niciuna',
  'castle.wall.used': 'folosită',
  'castle.wall.unused': 'nefolosită',
  'castle.wall.fresh': 'de la rândul următor',
  'castle.wall.ready': 'pregătită',
  'castle.wall.atEnd': 'se numără la sfârșit',
  'castle.wall.1': 'Încă un rând',
  'castle.wall.1.about': 'După rândul tău mai joci unul.',
  'castle.wall.2': 'Turn dublu',
  'castle.wall.2.about': 'Un turn pe care îl termini și îl câștigi aduce 4 de piesă în loc de 2.',
  'castle.wall.3': 'Casă dublă',
  'castle.wall.3.about': 'O casă pe care o termini și o câștigi aduce 2 de piesă în loc de 1.',
  'castle.wall.4': 'Alee neterminată',
  'castle.wall.4.about':
    'La sfârșit, o alee neterminată în care conduci aduce 1 de piesă, cu fântână 2. Lucrează singură.',
  'castle.wall.4.flat': 'La sfârșit, o alee neterminată în care conduci aduce 1 de piesă. Lucrează singură.',
  'castle.wall.5': 'Turn neterminat',
  'castle.wall.5.about': 'La sfârșit, un turn neterminat în care conduci aduce 2 de piesă. Lucrează singură.',
  'castle.wall.6': 'Casă neterminată',
  'castle.wall.6.about': 'La sfârșit, o casă neterminată în care conduci aduce 1 de piesă. Lucrează singură.',
  'castle.wall.7': 'Curte bogată',
  'castle.wall.7.about': 'La sfârșit, o curte în care conduci aduce 4 de târg în loc de 3. Lucrează singură.',
  'castle.wall.8': 'Donjon mai mare',
  'castle.wall.8.about': 'La sfârșit, donjonul tău numără 2 piese în plus. Lucrează singură.',
  'castle.wall.9': 'Cinci puncte',
  'castle.wall.9.about': 'La sfârșit, 5 puncte. Lucrează singură.',

  'castle.keep.title': 'Donjoane',
  'castle.keep.size': {
    one: 'donjon de {n} piesă',
    few: 'donjon de {n} piese',
    other: 'donjon de {n} de piese',
  },
  'castle.keep.atEnd': '{n} la sfârșit',
  'castle.keep.none': 'fără donjon',
  'castle.keep.area': {
    one: 'Cea mai mare zonă goală: {n} căsuță',
    few: 'Cea mai mare zonă goală: {n} căsuțe',
    other: 'Cea mai mare zonă goală: {n} de căsuțe',
  },
  'castle.keep.leads': '{name} are donjonul mai mare și ar puncta-o.',
  'castle.keep.nobody': 'Niciun donjon nu e mai mare: n-ar puncta-o nimeni.',
  'castle.keep.show': 'Arată zona',

  'castle.log.keep': '{name}: donjon, acum de mărimea {n}',
  'castle.log.taken': '{name} ia o piesă de zid: {tile}',
  'castle.log.used': '{name} folosește o piesă de zid: {tile}',
  'castle.line.tiles': { one: '{n} piesă', few: '{n} piese', other: '{n} de piese' },
  'castle.line.markets': { one: '{n} târg', few: '{n} târguri', other: '{n} de târguri' },
  'castle.line.cells': { one: '{n} căsuță goală', few: '{n} căsuțe goale', other: '{n} de căsuțe goale' },
  'castle.line.flat.wall_tile': 'piesă de zid',

  'castle.help.title': 'Castelul',
  'castle.help.about': 'Un joc pentru doi între zidurile unui castel.',
  'castle.help.place.title': 'Doar aleile trebuie să se potrivească',
  'castle.help.place':
    'Așază piesa lângă alta sau lângă unul din cele șapte spații de start de pe zid. Alee la alee, nimic la nimic; turnurile, casele și curțile se pot atinge oricum.',
  'castle.help.claim.title': 'Patru meserii',
  'castle.help.claim':
    'Crainic pe alee, cavaler pe turn, scutier în casă, negustor în curte. Cine are mai mulți ia punctele; la egalitate, nimeni.',
  'castle.help.score.title': 'Termină și punctează',
  'castle.help.score':
    'O alee terminată aduce 1 punct de piesă, cu fântână 2; un turn 2, o casă 1. Un spațiu de start se numără ca o piesă. Curțile așteaptă sfârșitul: 3 puncte de târg.',
  'castle.help.wall.title': 'Oprește-te la colțuri',
  'castle.help.wall':
    'Oprește-te exact pe un colț al pistei și ia piesa de zid: încă un rând, puncte duble sau mai mult la sfârșit.',
  'castle.help.keep.title': 'Mărește-ți donjonul',
  'castle.help.keep':
    'Fiecare casă mai mare pe care o punctezi îți mărește donjonul. La sfârșit, cel mai mare aduce 1 punct pentru fiecare căsuță a celei mai mari zone goale.',
} as const satisfies CastleMessages;
