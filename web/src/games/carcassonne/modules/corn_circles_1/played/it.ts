// Italian texts of Corn Circles: what is said at a table where a set of them is in play.

import type { Messages } from './en.ts';

export const it: Messages = {
  'feature.corn_circle': 'cerchio nel grano',
  'tile.calls.city': 'cerchio nel grano che chiama i cavalieri',
  'tile.calls.road': 'cerchio nel grano che chiama i briganti',
  'tile.calls.field': 'cerchio nel grano che chiama i contadini',
  'ask.cropAll': 'Il cerchio nel grano chiama. Che cosa fanno tutti?',
  'choice.cropAll.add.city': 'Aggiungere: tutti possono mettere un altro cavaliere',
  'choice.cropAll.add.road': 'Aggiungere: tutti possono mettere un altro brigante',
  'choice.cropAll.add.field': 'Aggiungere: tutti possono mettere un altro contadino',
  'choice.cropAll.remove.city': 'Togliere: tutti riprendono un cavaliere',
  'choice.cropAll.remove.road': 'Togliere: tutti riprendono un brigante',
  'choice.cropAll.remove.field': 'Togliere: tutti riprendono un contadino',
  'ask.cropAdd': 'Aggiungi un meeple accanto a uno dei tuoi?',
  'choice.addNobody': 'Non aggiungere nessuno',
  'ask.cropRemove': 'Quale dei tuoi meeple riprendi?',
  'turn.crop': 'Rispondi al cerchio nel grano',
  'turn.crop.other.choose': '{name} sceglie che cosa fa il cerchio nel grano.',
  'turn.crop.other.add': '{name} può aggiungere un meeple.',
  'turn.crop.other.remove': '{name} riprende un meeple.',
  'log.cropHome': 'Il cerchio nel grano richiama: {piece} di {owner}',
  'crop.none.you': 'tu non ne hai',
  'crop.none.other': '{name} non ne ha',
  'crop.may.you': 'tu puoi aggiungerne uno',
  'crop.may.other': '{name} può aggiungerne uno',
  'crop.cannot.you': 'tu non hai più nessuno da aggiungere',
  'crop.cannot.other': '{name} non ha più nessuno da aggiungere',
  'crop.must.you': 'tu ne riprendi uno',
  'crop.must.other': '{name} ne riprende uno',
};
