// English texts of The Discovery, in the words of glossary/en.ts; they define the keys.

import type { Entry, LikeEnglish } from '../plural.ts';

export const en = {
  'discovery.region.mountain': 'mountains',
  'discovery.region.grassland': 'grassland',
  'discovery.region.sea': 'sea',

  'discovery.claim.mountain': 'Brigand',
  'discovery.claim.grassland': 'Explorer',
  'discovery.claim.sea': 'Navigator',
  'discovery.role.mountain': 'Brigand in the mountains',
  'discovery.role.grassland': 'Explorer on the grassland',
  'discovery.role.sea': 'Navigator on the sea',

  'discovery.tile.mountain': 'mountains {sides}',
  'discovery.tile.grassland': 'grassland {sides}',
  'discovery.tile.sea': 'sea {sides}',
  'discovery.tile.inner': 'a sea shut in on the tile',
  'discovery.tile.city.mountain': 'a city between the mountains and the sea {sides}',
  'discovery.tile.city.grassland': 'a city between the grassland and the sea {sides}',

  'discovery.ask.either': 'Send a meeple, or take one back and score it?',
  'discovery.ask.take': 'Take a meeple back and score it?',
  'discovery.choice.take': 'Take back: {role}, {place}',
  'discovery.choice.nothing': 'Nothing',
  'discovery.worth.open': {
    one: '{n} point if taken back now, at least {m} when finished',
    other: '{n} points if taken back now, at least {m} when finished',
  },
  'discovery.worth.finished': {
    one: 'finished: {n} point if taken back',
    other: 'finished: {n} points if taken back',
  },
  'discovery.reading.taken': 'Taken back now:',
  'discovery.coach.choose':
    'Do one of these: send a meeple to a part of this tile, take one of yours back and score it now, or nothing.',

  'discovery.open': 'open: {tile}',
  'discovery.other': 'Place the other tile',
  'discovery.other.label': 'Place the other tile: {tile}',

  'discovery.log.taken': '{name} +{n}: meeple taken back ({feature})',
  'discovery.log.worthless': '{name} +0: meeple taken back',
  'discovery.line.tiles': { one: '{n} tile', other: '{n} tiles' },
  'discovery.line.cities': { one: '{n} city', other: '{n} cities' },

  'discovery.help.title': 'The Discovery',
  'discovery.help.about': 'For two to five: discover a new land, and know when to come home.',
  'discovery.help.place.title': 'Place a tile',
  'discovery.help.place':
    'Each side is wholly mountains, grassland or sea. Sides that meet must show the same; cities need not match anything.',
  'discovery.help.claim.title': 'Send a meeple',
  'discovery.help.claim':
    'Brigand in the mountains, explorer on grassland, navigator on the sea: to a part of your tile where nobody stands yet. You have four.',
  'discovery.help.take.title': 'Or take one back',
  'discovery.help.take':
    'Instead, take back one of your meeples, wherever it stands: only then it scores, and only what it is worth now. Nobody shares its points.',
  'discovery.help.worth.title': 'What it scores',
  'discovery.help.worth':
    'Grassland 1 point a tile. Mountains 1 a city on them or on grassland beside them. The sea 1 a city on its shore.',
  'discovery.help.finished.title': 'Finished is worth more',
  'discovery.help.finished':
    'With no open side left, grassland and mountains count double, and the sea 1 more a tile; but two tiles are too small for that.',
  'discovery.help.end.title': 'At the end',
  'discovery.help.end':
    'Meeples that are still out score at the end as if nothing were finished. So take them back in time.',
} as const satisfies Record<string, Entry>;

export type DiscoveryMessages = LikeEnglish<typeof en>;
