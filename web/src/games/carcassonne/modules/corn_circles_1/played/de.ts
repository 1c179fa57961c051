// German texts of Corn Circles: what is said at a table where a set of them is in play.

import type { Messages } from './en.ts';

export const de: Messages = {
  'feature.corn_circle': 'Kornkreis',
  'tile.calls.city': 'Kornkreis, der Ritter ruft',
  'tile.calls.road': 'Kornkreis, der Wegelagerer ruft',
  'tile.calls.field': 'Kornkreis, der Bauern ruft',
  'ask.cropAll': 'Der Kornkreis ruft. Was sollen alle tun?',
  'choice.cropAll.add.city': 'Hinzufügen: Alle dürfen einen Ritter dazustellen',
  'choice.cropAll.add.road': 'Hinzufügen: Alle dürfen einen Wegelagerer dazustellen',
  'choice.cropAll.add.field': 'Hinzufügen: Alle dürfen einen Bauern dazustellen',
  'choice.cropAll.remove.city': 'Entfernen: Alle nehmen einen Ritter zurück',
  'choice.cropAll.remove.road': 'Entfernen: Alle nehmen einen Wegelagerer zurück',
  'choice.cropAll.remove.field': 'Entfernen: Alle nehmen einen Bauern zurück',
  'ask.cropAdd': 'Stellst du einen Meeple neben einen von deinen?',
  'choice.addNobody': 'Niemanden hinzufügen',
  'ask.cropRemove': 'Welchen deiner Meeples nimmst du zurück?',
  'turn.crop': 'Antworte dem Kornkreis',
  'turn.crop.other.choose': '{name} wählt, was der Kornkreis bewirkt.',
  'turn.crop.other.add': '{name} darf einen Meeple dazustellen.',
  'turn.crop.other.remove': '{name} nimmt einen Meeple zurück.',
  'log.cropHome': 'Der Kornkreis ruft heim: {piece} von {owner}',
  'crop.none.you': 'du hast keinen',
  'crop.none.other': '{name} hat keinen',
  'crop.may.you': 'du darfst einen dazustellen',
  'crop.may.other': '{name} darf einen dazustellen',
  'crop.cannot.you': 'du hast niemanden mehr im Vorrat',
  'crop.cannot.other': '{name} hat niemanden mehr im Vorrat',
  'crop.must.you': 'du nimmst einen zurück',
  'crop.must.other': '{name} nimmt einen zurück',
};
