// Romanian texts of Corn Circles: what is said at a table where a set of them is in play.

import type { Messages } from './en.ts';

export const ro: Messages = {
  'feature.corn_circle': 'cerc în lan',
  'tile.calls.city': 'cerc în lan care cheamă cavalerii',
  'tile.calls.road': 'cerc în lan care cheamă tâlharii',
  'tile.calls.field': 'cerc în lan care cheamă țăranii',
  'ask.cropAll': 'Cercul din lan cheamă. Ce fac toți?',
  'choice.cropAll.add.city': 'Adăugare: toți pot pune încă un cavaler',
  'choice.cropAll.add.road': 'Adăugare: toți pot pune încă un tâlhar',
  'choice.cropAll.add.field': 'Adăugare: toți pot pune încă un țăran',
  'choice.cropAll.remove.city': 'Luare: toți iau înapoi un cavaler',
  'choice.cropAll.remove.road': 'Luare: toți iau înapoi un tâlhar',
  'choice.cropAll.remove.field': 'Luare: toți iau înapoi un țăran',
  'ask.cropAdd': 'Adaugi un meeple lângă unul de-al tău?',
  'choice.addNobody': 'Nu adăuga pe nimeni',
  'ask.cropRemove': 'Ce meeple iei înapoi?',
  'turn.crop': 'Răspunde cercului din lan',
  'turn.crop.other.choose': '{name} alege ce face cercul din lan.',
  'turn.crop.other.add': '{name} poate adăuga un meeple.',
  'turn.crop.other.remove': '{name} ia înapoi un meeple.',
  'log.cropHome': 'Cercul din lan cheamă acasă: {piece} – {owner}',
  'crop.none.you': 'tu nu ai niciunul',
  'crop.none.other': '{name} nu are niciunul',
  'crop.may.you': 'tu poți adăuga unul',
  'crop.may.other': '{name} poate adăuga unul',
  'crop.cannot.you': 'tu nu mai ai pe cine adăuga',
  'crop.cannot.other': '{name} nu mai are pe cine adăuga',
  'crop.must.you': 'tu iei unul înapoi',
  'crop.must.other': '{name} ia unul înapoi',
};
