// French texts of Corn Circles: what is said at a table where a set of them is in play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'feature.corn_circle': 'cercle de culture',
  'tile.calls.city': 'cercle de culture qui appelle les chevaliers',
  'tile.calls.road': 'cercle de culture qui appelle les brigands',
  'tile.calls.field': 'cercle de culture qui appelle les paysans',
  'ask.cropAll': 'Le cercle de culture appelle. Que fera tout le monde ?',
  'choice.cropAll.add.city': 'Ajouter : tous peuvent poser un autre chevalier',
  'choice.cropAll.add.road': 'Ajouter : tous peuvent poser un autre brigand',
  'choice.cropAll.add.field': 'Ajouter : tous peuvent poser un autre paysan',
  'choice.cropAll.remove.city': 'Retirer : tous reprennent un chevalier',
  'choice.cropAll.remove.road': 'Retirer : tous reprennent un brigand',
  'choice.cropAll.remove.field': 'Retirer : tous reprennent un paysan',
  'ask.cropAdd': 'Ajouter un meeple à côté d’un des vôtres ?',
  'choice.addNobody': 'N’ajouter personne',
  'ask.cropRemove': 'Lequel de vos meeples reprenez-vous ?',
  'turn.crop': 'Répondez au cercle de culture',
  'turn.crop.other.choose': '{name} choisit l’effet du cercle de culture.',
  'turn.crop.other.add': '{name} peut ajouter un meeple.',
  'turn.crop.other.remove': '{name} reprend un meeple.',
  'log.cropHome': 'Le cercle de culture rappelle : {piece} de {owner}',
  'crop.none.you': 'vous n’en avez pas',
  'crop.none.other': '{name} n’en a pas',
  'crop.may.you': 'vous pouvez en ajouter un',
  'crop.may.other': '{name} peut en ajouter un',
  'crop.cannot.you': 'vous n’avez plus personne à ajouter',
  'crop.cannot.other': '{name} n’a plus personne à ajouter',
  'crop.must.you': 'vous en reprenez un',
  'crop.must.other': '{name} en reprend un',
};
