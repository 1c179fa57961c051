// Romanian texts of The Discovery, in the words of glossary/ro.ts.

import type { DiscoveryMessages } from './en.ts';

export const ro = {
  'discovery.region.mountain': 'munți',
  'discovery.region.grassland': 'pajiște',
  'discovery.region.sea': 'mare',

  'discovery.claim.mountain': 'Tâlhar',
  'discovery.claim.grassland': 'Explorator',
  'discovery.claim.sea': 'Navigator',
  'discovery.role.mountain': 'Tâlhar în munți',
  'discovery.role.grassland': 'Explorator pe pajiște',
  'discovery.role.sea': 'Navigator pe mare',

  'discovery.tile.mountain': 'munți {sides}',
  'discovery.tile.grassland': 'pajiște {sides}',
  'discovery.tile.sea': 'mare {sides}',
  'discovery.tile.inner': 'o mare închisă pe piesă',
  'discovery.tile.city.mountain': 'un oraș între munți și mare {sides}',
  'discovery.tile.city.grassland': 'un oraș între pajiște și mare {sides}',

  'discovery.ask.either': 'Trimiți un meeple, sau iei unul înapoi și îl punctezi?',
  'discovery.ask.take': 'Iei un meeple înapoi și îl punctezi?',
  'discovery.choice.take': 'Iei înapoi: {role}, {place}',
  'discovery.choice.nothing': 'Nimic',
  'discovery.worth.open': {
    one: '{n} punct dacă e luat înapoi acum, cel puțin {m} când e terminat',
    few: '{n} puncte dacă e luat înapoi acum, cel puțin {m} când e terminat',
    other: '{n} de puncte dacă e luat înapoi acum, cel puțin {m} când e terminat',
  },
  'discovery.worth.finished': {
    one: 'terminat: {n} punct dacă e luat înapoi',
    few: 'terminat: {n} puncte dacă e luat înapoi',
    other: 'terminat: {n} de puncte dacă e luat înapoi',
  },
  'discovery.reading.taken': 'Luat înapoi acum:',
  'discovery.coach.choose':
    'Fă un singur lucru: trimite un meeple pe o parte a acestei piese, ia unul de-al tău înapoi și punctează-l acum, sau nimic.',

  'discovery.open': 'la vedere: {tile}',
  'discovery.other': 'Pune cealaltă piesă',
  'discovery.other.label': 'Pune cealaltă piesă: {tile}',

  'discovery.log.taken': '{name} +{n}: meeple luat înapoi ({feature})',
  'discovery.log.worthless': '{name} +0: meeple luat înapoi',
  'discovery.line.tiles': { one: '{n} piesă', few: '{n} piese', other: '{n} de piese' },
  'discovery.line.cities': { one: '{n} oraș', few: '{n} orașe', other: '{n} de orașe' },

  'discovery.help.title': 'Descoperirea',
  'discovery.help.about': 'De la doi la cinci: descoperiți un pământ nou și aflați când e vremea de întors.',
  'discovery.help.place.title': 'Pune o piesă',
  'discovery.help.place':
    'Fiecare latură e în întregime munți, pajiște sau mare. Laturile care se ating trebuie să arate la fel; orașele nu trebuie să se potrivească.',
  'discovery.help.claim.title': 'Trimite un meeple',
  'discovery.help.claim':
    'Tâlhar în munți, explorator pe pajiște, navigator pe mare: pe o parte a piesei tale unde nu e încă nimeni. Ai patru.',
  'discovery.help.take.title': 'Sau ia unul înapoi',
  'discovery.help.take':
    'Altfel, ia înapoi un meeple de-al tău, oriunde s-ar afla: abia atunci aduce puncte, și doar cât valorează acum. Nimeni nu le împarte cu tine.',
  'discovery.help.worth.title': 'Cât aduce',
  'discovery.help.worth':
    'Pajiștea 1 punct de piesă. Munții 1 de oraș aflat pe ei sau pe pajiștea de alături. Marea 1 de oraș de pe țărmul ei.',
  'discovery.help.finished.title': 'Terminat aduce mai mult',
  'discovery.help.finished':
    'Fără laturi deschise, pajiștea și munții se dublează, iar marea aduce încă 1 de piesă; dar două piese sunt prea puține.',
  'discovery.help.end.title': 'La sfârșit',
  'discovery.help.end':
    'Orice meeple rămas afară aduce la sfârșit ca și cum nimic n-ar fi terminat. Ia-i deci înapoi la timp.',
} as const satisfies DiscoveryMessages;
