// German texts of The Discovery, in the words of glossary/de.ts.

import type { DiscoveryMessages } from './en.ts';

export const de = {
  'discovery.region.mountain': 'Gebirge',
  'discovery.region.grassland': 'Grasland',
  'discovery.region.sea': 'Meer',

  'discovery.claim.mountain': 'Räuber',
  'discovery.claim.grassland': 'Entdecker',
  'discovery.claim.sea': 'Seefahrer',
  'discovery.role.mountain': 'Räuber im Gebirge',
  'discovery.role.grassland': 'Entdecker im Grasland',
  'discovery.role.sea': 'Seefahrer auf dem Meer',

  'discovery.tile.mountain': 'Gebirge {sides}',
  'discovery.tile.grassland': 'Grasland {sides}',
  'discovery.tile.sea': 'Meer {sides}',
  'discovery.tile.inner': 'ein Meer ganz auf dem Plättchen',
  'discovery.tile.city.mountain': 'eine Stadt zwischen dem Gebirge und dem Meer {sides}',
  'discovery.tile.city.grassland': 'eine Stadt zwischen dem Grasland und dem Meer {sides}',

  'discovery.ask.either': 'Einen Meeple einsetzen, oder einen zurücknehmen und werten?',
  'discovery.ask.take': 'Einen Meeple zurücknehmen und werten?',
  'discovery.choice.take': 'Zurücknehmen: {role}, {place}',
  'discovery.choice.nothing': 'Nichts',
  'discovery.worth.open': {
    one: '{n} Punkt, wenn jetzt zurückgeholt, fertig mindestens {m}',
    other: '{n} Punkte, wenn jetzt zurückgeholt, fertig mindestens {m}',
  },
  'discovery.worth.finished': {
    one: 'fertig: {n} Punkt, wenn zurückgeholt',
    other: 'fertig: {n} Punkte, wenn zurückgeholt',
  },
  'discovery.reading.taken': 'Jetzt zurückgeholt:',
  'discovery.coach.choose':
    'Tu eines davon: Setz einen Meeple auf einen Teil dieses Plättchens, nimm einen von dir zurück und werte ihn jetzt, oder nichts.',

  'discovery.open': 'offen: {tile}',
  'discovery.other': 'Das andere Plättchen legen',
  'discovery.other.label': 'Das andere Plättchen legen: {tile}',

  'discovery.log.taken': '{name} +{n}: Meeple zurückgenommen ({feature})',
  'discovery.log.worthless': '{name} +0: Meeple zurückgenommen',
  'discovery.line.tiles': { one: '{n} Plättchen', other: '{n} Plättchen' },
  'discovery.line.cities': { one: '{n} Stadt', other: '{n} Städte' },

  'discovery.help.title': 'Neues Land',
  'discovery.help.about': 'Für zwei bis fünf: Entdeckt ein neues Land, und wisst, wann es heimgeht.',
  'discovery.help.place.title': 'Ein Plättchen legen',
  'discovery.help.place':
    'Jede Seite ist ganz Gebirge, Grasland oder Meer. Wo Seiten sich treffen, müssen sie dasselbe zeigen; Städte müssen zu nichts passen.',
  'discovery.help.claim.title': 'Einen Meeple einsetzen',
  'discovery.help.claim':
    'Räuber ins Gebirge, Entdecker ins Grasland, Seefahrer aufs Meer: auf einen Teil deines Plättchens, wo noch niemand steht. Du hast vier.',
  'discovery.help.take.title': 'Oder einen zurücknehmen',
  'discovery.help.take':
    'Nimm stattdessen einen deiner Meeple zurück, wo er auch steht: Erst dann bringt er Punkte, und nur, was er jetzt wert ist. Niemand teilt sie mit dir.',
  'discovery.help.worth.title': 'Was er bringt',
  'discovery.help.worth':
    'Grasland 1 Punkt je Plättchen. Gebirge 1 je Stadt darauf oder auf Grasland daneben. Das Meer 1 je Stadt an seinem Ufer.',
  'discovery.help.finished.title': 'Fertig ist mehr wert',
  'discovery.help.finished':
    'Ohne offene Seite zählen Grasland und Gebirge doppelt, und das Meer 1 mehr je Plättchen; doch zwei Plättchen sind dafür zu klein.',
  'discovery.help.end.title': 'Am Ende',
  'discovery.help.end':
    'Meeple, die noch draußen sind, bringen am Ende so viel, als wäre nichts fertig. Nimm sie also rechtzeitig zurück.',
} as const satisfies DiscoveryMessages;
