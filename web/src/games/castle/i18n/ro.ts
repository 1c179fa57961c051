// Romanian texts of The Castle, in the words of glossary/ro.ts.

import type { CastleMessages } from './en.ts';

export const ro = {
  'place.cell': 'coloana {x}, linia {y}',

  'feature.path': 'alee',
  'feature.tower': 'turn',
  'feature.house': 'casă',
  'feature.court': 'curte',
  'feature.keep': 'donjon, cea mai mare zonă goală',
  'feature.wall_tile': 'piesă de zid',

  'claim.path': 'Crainic',
  'claim.tower': 'Cavaler',
  'claim.house': 'Scutier',
  'claim.court': 'Negustor',
  'role.path': 'Crainic pe alee',
  'role.tower': 'Cavaler pe turn',
  'role.house': 'Scutier în casă',
  'role.court': 'Negustor în curte',

  'tile.path': 'alee {sides}',
  'tile.pathFountain': 'alee {sides} cu fântână',
  'tile.tower': 'turn {sides}',
  'tile.house': 'casă {sides}',
  'tile.court': 'curte {sides}',
  'tile.courtMarket': 'curte {sides} cu târg',
  'tile.square': 'aleile duc într-o piațetă',

  'ask.order': 'Ce se punctează acum?',
  'ask.double': 'Dublezi cu o piesă de zid: {feature}?',
  'ask.extra': 'Mai joci un rând cu o piesă de zid?',
  'ask.pending': 'Construcții terminate care așteaptă punctarea',
  'choice.double': 'Folosește-o: puncte duble',
  'choice.hold': 'Păstreaz-o pentru mai târziu',
  'choice.again': 'Folosește-o: încă un rând',
  'choice.endTurn': 'Încheie rândul',
  'choice.mayDouble': 'o piesă de zid poate dubla',
  'choice.orderLater': 'apoi se alege ordinea punctării',
  'order.now': 'ajunge la {total}',
  'order.takes': 'ia o piesă de zid',
  'order.gain': { one: '{n} piesă de zid', few: '{n} piese de zid', other: '{n} de piese de zid' },

  'wall.title': 'Piese de zid',
  'wall.onWall': {
    one: '{n} stă ascunsă pe zid',
    few: '{n} stau ascunse pe zid',
    other: '{n} stau ascunse pe zid',
  },
  'wall.how':
    'Oprește-te exact pe un colț al pistei care mai are una. Se folosește o dată, de la rândul tău următor.',
  'wall.none': 'încă niciuna',
  'wall.used': 'folosită',
  'wall.unused': 'nefolosită',
  'wall.fresh': 'de la rândul următor',
  'wall.ready': 'pregătită',
  'wall.atEnd': 'se numără la sfârșit',
  'wall.1': 'Încă un rând',
  'wall.1.about': 'După rândul tău mai joci unul.',
  'wall.2': 'Turn dublu',
  'wall.2.about': 'Un turn pe care îl termini și îl câștigi aduce 4 de piesă în loc de 2.',
  'wall.3': 'Casă dublă',
  'wall.3.about': 'O casă pe care o termini și o câștigi aduce 2 de piesă în loc de 1.',
  'wall.4': 'Alee neterminată',
  'wall.4.about':
    'La sfârșit, o alee neterminată în care conduci aduce 1 de piesă, cu fântână 2. Lucrează singură.',
  'wall.4.flat': 'La sfârșit, o alee neterminată în care conduci aduce 1 de piesă. Lucrează singură.',
  'wall.5': 'Turn neterminat',
  'wall.5.about': 'La sfârșit, un turn neterminat în care conduci aduce 2 de piesă. Lucrează singură.',
  'wall.6': 'Casă neterminată',
  'wall.6.about': 'La sfârșit, o casă neterminată în care conduci aduce 1 de piesă. Lucrează singură.',
  'wall.7': 'Curte bogată',
  'wall.7.about': 'La sfârșit, o curte în care conduci aduce 4 de târg în loc de 3. Lucrează singură.',
  'wall.8': 'Donjon mai mare',
  'wall.8.about': 'La sfârșit, donjonul tău numără 2 piese în plus. Lucrează singură.',
  'wall.9': 'Cinci puncte',
  'wall.9.about': 'La sfârșit, 5 puncte. Lucrează singură.',

  'keep.title': 'Donjoane',
  'keep.size': {
    one: 'donjon de {n} piesă',
    few: 'donjon de {n} piese',
    other: 'donjon de {n} de piese',
  },
  'keep.atEnd': '{n} la sfârșit',
  'keep.none': 'fără donjon',
  'keep.area': {
    one: 'Cea mai mare zonă goală: {n} căsuță',
    few: 'Cea mai mare zonă goală: {n} căsuțe',
    other: 'Cea mai mare zonă goală: {n} de căsuțe',
  },
  'keep.leads': '{name} are donjonul mai mare și ar puncta-o.',
  'keep.nobody': 'Niciun donjon nu e mai mare: n-ar puncta-o nimeni.',
  'keep.show': 'Arată zona',

  'log.keep': '{name}: donjon, acum de mărimea {n}',
  'log.taken': '{name} ia o piesă de zid: {tile}',
  'log.used': '{name} folosește o piesă de zid: {tile}',
  'line.tiles': { one: '{n} piesă', few: '{n} piese', other: '{n} de piese' },
  'line.markets': { one: '{n} târg', few: '{n} târguri', other: '{n} de târguri' },
  'line.cells': { one: '{n} căsuță goală', few: '{n} căsuțe goale', other: '{n} de căsuțe goale' },
  'line.flat.wall_tile': 'piesă de zid',

  'help.title': 'Castelul',
  'help.about': 'Un joc pentru doi între zidurile unui castel.',
  'help.place.title': 'Doar aleile trebuie să se potrivească',
  'help.place':
    'Așază piesa lângă alta sau lângă unul din cele șapte spații de start de pe zid. Alee la alee, nimic la nimic; turnurile, casele și curțile se pot atinge oricum.',
  'help.claim.title': 'Patru meserii',
  'help.claim':
    'Crainic pe alee, cavaler pe turn, scutier în casă, negustor în curte. Cine are mai mulți ia punctele; la egalitate, nimeni.',
  'help.score.title': 'Termină și punctează',
  'help.score':
    'O alee terminată aduce 1 punct de piesă, cu fântână 2; un turn 2, o casă 1. Un spațiu de start se numără ca o piesă. Curțile așteaptă sfârșitul: 3 puncte de târg.',
  'help.wall.title': 'Oprește-te la colțuri',
  'help.wall':
    'Oprește-te exact pe un colț al pistei și ia piesa de zid: încă un rând, puncte duble sau mai mult la sfârșit.',
  'help.keep.title': 'Mărește-ți donjonul',
  'help.keep':
    'Fiecare casă mai mare pe care o punctezi îți mărește donjonul. La sfârșit, cel mai mare aduce 1 punct pentru fiecare căsuță a celei mai mari zone goale.',
} as const satisfies CastleMessages;
