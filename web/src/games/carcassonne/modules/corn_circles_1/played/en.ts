// English texts of Corn Circles: what is said at a table where a set of them is in play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'feature.corn_circle': 'crop circle',
  'tile.calls.city': 'crop circle that calls knights',
  'tile.calls.road': 'crop circle that calls highwaymen',
  'tile.calls.field': 'crop circle that calls farmers',
  'ask.cropAll': 'The crop circle calls. What shall everybody do?',
  'choice.cropAll.add.city': 'Add: all may set another knight',
  'choice.cropAll.add.road': 'Add: all may set another highwayman',
  'choice.cropAll.add.field': 'Add: all may set another farmer',
  'choice.cropAll.remove.city': 'Remove: all take a knight home',
  'choice.cropAll.remove.road': 'Remove: all take a highwayman home',
  'choice.cropAll.remove.field': 'Remove: all take a farmer home',
  'ask.cropAdd': 'Add a meeple beside one of yours?',
  'choice.addNobody': 'Add nobody',
  'ask.cropRemove': 'Which of your meeples goes home?',
  'turn.crop': 'Answer the crop circle',
  'turn.crop.other.choose': '{name} chooses what the crop circle does.',
  'turn.crop.other.add': '{name} may add a meeple.',
  'turn.crop.other.remove': '{name} takes a meeple home.',
  'log.cropHome': 'The crop circle calls home: {piece} of {owner}',
  'crop.none.you': 'you have none',
  'crop.none.other': '{name} has none',
  'crop.may.you': 'you may add one',
  'crop.may.other': '{name} may add one',
  'crop.cannot.you': 'you have nobody left to add',
  'crop.cannot.other': '{name} has nobody left to add',
  'crop.must.you': 'you take one home',
  'crop.must.other': '{name} takes one home',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
