// German texts of The Castle, in the words of glossary/de.ts.

import type { CastleMessages } from './en.ts';

export const de = {
  'place.cell': 'Spalte {x}, Reihe {y}',

  'feature.path': 'Weg',
  'feature.tower': 'Turm',
  'feature.house': 'Haus',
  'feature.court': 'Hof',
  'feature.keep': 'Bergfried, größte leere Fläche',
  'feature.wall_tile': 'Mauerplättchen',

  'claim.path': 'Herold',
  'claim.tower': 'Ritter',
  'claim.house': 'Knappe',
  'claim.court': 'Händler',
  'role.path': 'Herold auf dem Weg',
  'role.tower': 'Ritter auf dem Turm',
  'role.house': 'Knappe im Haus',
  'role.court': 'Händler im Hof',

  'tile.path': 'Weg {sides}',
  'tile.pathFountain': 'Weg {sides} mit Brunnen',
  'tile.tower': 'Turm {sides}',
  'tile.house': 'Haus {sides}',
  'tile.court': 'Hof {sides}',
  'tile.courtMarket': 'Hof {sides} mit Markt',
  'tile.square': 'Wege enden an einem Platz',

  'ask.order': 'Was wird als Nächstes gewertet?',
  'ask.double': '{feature} mit einem Mauerplättchen verdoppeln?',
  'ask.extra': 'Mit einem Mauerplättchen noch einen Zug machen?',
  'ask.pending': 'Fertiges, das auf seine Wertung wartet',
  'choice.double': 'Nutzen: doppelte Punkte',
  'choice.hold': 'Für später behalten',
  'choice.again': 'Nutzen: noch ein Zug',
  'choice.endTurn': 'Zug beenden',
  'choice.mayDouble': 'ein Mauerplättchen kann es verdoppeln',
  'choice.orderLater': 'danach wird nach der Reihenfolge gefragt',
  'order.now': 'dann auf {total}',
  'order.takes': 'nimmt ein Mauerplättchen',
  'order.gain': { one: '{n} Mauerplättchen', other: '{n} Mauerplättchen' },

  'wall.title': 'Mauerplättchen',
  'wall.onWall': {
    one: '{n} liegt verdeckt auf der Mauer',
    other: '{n} liegen verdeckt auf der Mauer',
  },
  'wall.how':
    'Halte genau auf einer Ecke der Zählleiste, auf der noch eins liegt. Einmal nutzbar, ab deinem nächsten Zug.',
  'wall.none': 'noch keins',
  'wall.used': 'genutzt',
  'wall.unused': 'nicht genutzt',
  'wall.fresh': 'ab dem nächsten Zug',
  'wall.ready': 'bereit',
  'wall.atEnd': 'zählt am Ende',
  'wall.1': 'Noch ein Zug',
  'wall.1.about': 'Nach deinem Zug machst du noch einen.',
  'wall.2': 'Doppelter Turm',
  'wall.2.about': 'Ein Turm, den du fertigstellst und gewinnst, zählt 4 je Plättchen statt 2.',
  'wall.3': 'Doppeltes Haus',
  'wall.3.about': 'Ein Haus, das du fertigstellst und gewinnst, zählt 2 je Plättchen statt 1.',
  'wall.4': 'Unfertiger Weg',
  'wall.4.about':
    'Am Ende zählt ein unfertiger Weg, auf dem du führst, 1 je Plättchen, mit Brunnen 2. Wirkt von selbst.',
  'wall.4.flat': 'Am Ende zählt ein unfertiger Weg, auf dem du führst, 1 je Plättchen. Wirkt von selbst.',
  'wall.5': 'Unfertiger Turm',
  'wall.5.about': 'Am Ende zählt ein unfertiger Turm, auf dem du führst, 2 je Plättchen. Wirkt von selbst.',
  'wall.6': 'Unfertiges Haus',
  'wall.6.about': 'Am Ende zählt ein unfertiges Haus, in dem du führst, 1 je Plättchen. Wirkt von selbst.',
  'wall.7': 'Reicher Hof',
  'wall.7.about': 'Am Ende zählt ein Hof, in dem du führst, 4 je Markt statt 3. Wirkt von selbst.',
  'wall.8': 'Größerer Bergfried',
  'wall.8.about': 'Am Ende zählt dein Bergfried 2 Plättchen mehr. Wirkt von selbst.',
  'wall.9': 'Fünf Punkte',
  'wall.9.about': 'Am Ende 5 Punkte. Wirkt von selbst.',

  'keep.title': 'Bergfriede',
  'keep.size': { one: 'Bergfried aus {n} Plättchen', other: 'Bergfried aus {n} Plättchen' },
  'keep.atEnd': 'am Ende {n}',
  'keep.none': 'kein Bergfried',
  'keep.area': { one: 'Größte leere Fläche: {n} Feld', other: 'Größte leere Fläche: {n} Felder' },
  'keep.leads': '{name} hat den größeren Bergfried und bekäme sie.',
  'keep.nobody': 'Kein Bergfried ist größer: Niemand bekäme sie.',
  'keep.show': 'Fläche zeigen',

  'log.keep': '{name}: Bergfried, jetzt der Größe {n}',
  'log.taken': '{name} nimmt ein Mauerplättchen: {tile}',
  'log.used': '{name} nutzt ein Mauerplättchen: {tile}',
  'line.tiles': { one: '{n} Plättchen', other: '{n} Plättchen' },
  'line.markets': { one: '{n} Markt', other: '{n} Märkte' },
  'line.cells': { one: '{n} leeres Feld', other: '{n} leere Felder' },
  'line.flat.wall_tile': 'Mauerplättchen',

  'help.title': 'Die Burg',
  'help.about': 'Ein Spiel für zwei innerhalb einer Burgmauer.',
  'help.place.title': 'Nur Wege müssen passen',
  'help.place':
    'Lege dein Plättchen an ein anderes oder an eines der sieben Startfelder der Mauer. Weg trifft auf Weg, kein Weg auf keinen Weg; Türme, Häuser und Höfe dürfen beliebig aneinandergrenzen.',
  'help.claim.title': 'Vier Berufe',
  'help.claim':
    'Herold auf dem Weg, Ritter auf dem Turm, Knappe im Haus, Händler im Hof. Wer dort die Mehrheit hat, bekommt die Punkte; bei Gleichstand niemand.',
  'help.score.title': 'Fertigstellen und werten',
  'help.score':
    'Ein fertiger Weg zählt 1 Punkt je Plättchen, mit Brunnen 2; ein Turm 2, ein Haus 1. Startfelder zählen als Plättchen. Höfe warten bis zum Ende: 3 Punkte je Markt.',
  'help.wall.title': 'Auf den Ecken halten',
  'help.wall':
    'Halte genau auf einer Ecke der Zählleiste und nimm ihr Mauerplättchen: noch ein Zug, doppelte Punkte oder mehr am Ende.',
  'help.keep.title': 'Den Bergfried wachsen lassen',
  'help.keep':
    'Jedes noch größere Haus, das du wertest, vergrößert deinen Bergfried. Am Ende bringt der größere je Feld der größten leeren Fläche 1 Punkt.',
} as const satisfies CastleMessages;
