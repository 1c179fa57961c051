// German texts of The Castle, in the words of glossary/de.ts.

import type { CastleMessages } from './en.ts';

export const de = {
  'castle.place.cell': 'Spalte {x}, Reihe {y}',

  'castle.feature.path': 'Weg',
  'castle.feature.tower': 'Turm',
  'castle.feature.house': 'Haus',
  'castle.feature.court': 'Hof',
  'castle.feature.keep': 'Bergfried, größte leere Fläche',
  'castle.feature.wall_tile': 'Mauerplättchen',
  'features.wall_tiles': 'Mauerplättchen',

  'castle.claim.path': 'Herold',
  'castle.claim.tower': 'Ritter',
  'castle.claim.house': 'Knappe',
  'castle.claim.court': 'Händler',
  'castle.role.path': 'Herold auf dem Weg',
  'castle.role.tower': 'Ritter auf dem Turm',
  'castle.role.house': 'Knappe im Haus',
  'castle.role.court': 'Händler im Hof',

  'castle.tile.path': 'Weg {sides}',
  'castle.tile.pathFountain': 'Weg {sides} mit Brunnen',
  'castle.tile.tower': 'Turm {sides}',
  'castle.tile.house': 'Haus {sides}',
  'castle.tile.court': 'Hof {sides}',
  'castle.tile.courtMarket': 'Hof {sides} mit Markt',
  'castle.tile.square': 'Wege enden an einem Platz',

  'castle.ask.order': 'Was wird als Nächstes gewertet?',
  'castle.ask.double': '{feature} mit einem Mauerplättchen verdoppeln?',
  'castle.ask.extra': 'Mit einem Mauerplättchen noch einen Zug machen?',
  'castle.ask.pending': 'Fertiges, das auf seine Wertung wartet',
  'castle.choice.double': 'Nutzen: doppelte Punkte',
  'castle.choice.hold': 'Für später behalten',
  'castle.choice.again': 'Nutzen: noch ein Zug',
  'castle.choice.endTurn': 'Zug beenden',
  'castle.choice.mayDouble': 'ein Mauerplättchen kann es verdoppeln',
  'castle.choice.orderLater': 'danach wird nach der Reihenfolge gefragt',
  'castle.order.now': 'dann auf {total}',
  'castle.order.takes': 'nimmt ein Mauerplättchen',
  'castle.order.gain': { one: '{n} Mauerplättchen', other: '{n} Mauerplättchen' },

  'castle.wall.title': 'Mauerplättchen',
  'castle.wall.onWall': {
    one: '{n} liegt verdeckt auf der Mauer',
    other: '{n} liegen verdeckt auf der Mauer',
  },
  'castle.wall.how':
    'Halte genau auf einer Ecke der Zählleiste, auf der noch eins liegt. Einmal nutzbar, ab deinem nächsten Zug.',
  'castle.wall.none': 'noch keins',
  'castle.wall.used': 'genutzt',
  'castle.wall.unused': 'nicht genutzt',
  'castle.wall.fresh': 'ab dem nächsten Zug',
  'castle.wall.ready': 'bereit',
  'castle.wall.atEnd': 'zählt am Ende',
  'castle.wall.1': 'Noch ein Zug',
  'castle.wall.1.about': 'Nach deinem Zug machst du noch einen.',
  'castle.wall.2': 'Doppelter Turm',
  'castle.wall.2.about': 'Ein Turm, den du fertigstellst und gewinnst, zählt 4 je Plättchen statt 2.',
  'castle.wall.3': 'Doppeltes Haus',
  'castle.wall.3.about': 'Ein Haus, das du fertigstellst und gewinnst, zählt 2 je Plättchen statt 1.',
  'castle.wall.4': 'Unfertiger Weg',
  'castle.wall.4.about':
    'Am Ende zählt ein unfertiger Weg, auf dem du führst, 1 je Plättchen, mit Brunnen 2. Wirkt von selbst.',
  'castle.wall.4.flat':
    'Am Ende zählt ein unfertiger Weg, auf dem du führst, 1 je Plättchen. Wirkt von selbst.',
  'castle.wall.5': 'Unfertiger Turm',
  'castle.wall.5.about':
    'Am Ende zählt ein unfertiger Turm, auf dem du führst, 2 je Plättchen. Wirkt von selbst.',
  'castle.wall.6': 'Unfertiges Haus',
  'castle.wall.6.about':
    'Am Ende zählt ein unfertiges Haus, in dem du führst, 1 je Plättchen. Wirkt von selbst.',
  'castle.wall.7': 'Reicher Hof',
  'castle.wall.7.about': 'Am Ende zählt ein Hof, in dem du führst, 4 je Markt statt 3. Wirkt von selbst.',
  'castle.wall.8': 'Größerer Bergfried',
  'castle.wall.8.about': 'Am Ende zählt dein Bergfried 2 Plättchen mehr. Wirkt von selbst.',
  'castle.wall.9': 'Fünf Punkte',
  'castle.wall.9.about': 'Am Ende 5 Punkte. Wirkt von selbst.',

  'castle.keep.title': 'Bergfriede',
  'castle.keep.size': { one: 'Bergfried aus {n} Plättchen', other: 'Bergfried aus {n} Plättchen' },
  'castle.keep.atEnd': 'am Ende {n}',
  'castle.keep.none': 'kein Bergfried',
  'castle.keep.area': { one: 'Größte leere Fläche: {n} Feld', other: 'Größte leere Fläche: {n} Felder' },
  'castle.keep.leads': '{name} hat den größeren Bergfried und bekäme sie.',
  'castle.keep.nobody': 'Kein Bergfried ist größer: Niemand bekäme sie.',
  'castle.keep.show': 'Fläche zeigen',

  'castle.log.keep': '{name}: Bergfried, jetzt der Größe {n}',
  'castle.log.taken': '{name} nimmt ein Mauerplättchen: {tile}',
  'castle.log.used': '{name} nutzt ein Mauerplättchen: {tile}',
  'castle.line.tiles': { one: '{n} Plättchen', other: '{n} Plättchen' },
  'castle.line.markets': { one: '{n} Markt', other: '{n} Märkte' },
  'castle.line.cells': { one: '{n} leeres Feld', other: '{n} leere Felder' },
  'castle.line.flat.wall_tile': 'Mauerplättchen',

  'castle.help.title': 'Die Burg',
  'castle.help.about': 'Ein Spiel für zwei innerhalb einer Burgmauer.',
  'castle.help.place.title': 'Nur Wege müssen passen',
  'castle.help.place':
    'Lege dein Plättchen an ein anderes oder an eines der sieben Startfelder der Mauer. Weg trifft auf Weg, kein Weg auf keinen Weg; Türme, Häuser und Höfe dürfen beliebig aneinandergrenzen.',
  'castle.help.claim.title': 'Vier Berufe',
  'castle.help.claim':
    'Herold auf dem Weg, Ritter auf dem Turm, Knappe im Haus, Händler im Hof. Wer dort die Mehrheit hat, bekommt die Punkte; bei Gleichstand niemand.',
  'castle.help.score.title': 'Fertigstellen und werten',
  'castle.help.score':
    'Ein fertiger Weg zählt 1 Punkt je Plättchen, mit Brunnen 2; ein Turm 2, ein Haus 1. Startfelder zählen als Plättchen. Höfe warten bis zum Ende: 3 Punkte je Markt.',
  'castle.help.wall.title': 'Auf den Ecken halten',
  'castle.help.wall':
    'Halte genau auf einer Ecke der Zählleiste und nimm ihr Mauerplättchen: noch ein Zug, doppelte Punkte oder mehr am Ende.',
  'castle.help.keep.title': 'Den Bergfried wachsen lassen',
  'castle.help.keep':
    'Jedes noch größere Haus, das du wertest, vergrößert deinen Bergfried. Am Ende bringt der größere je Feld der größten leeren Fläche 1 Punkt.',
} as const satisfies CastleMessages;
