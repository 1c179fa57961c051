// English texts of The Count of Carcassonne: how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'help.count':
    'The city of Carcassonne with its four quarters lies in the middle. If others score by your tile and you don’t, you may send a meeple into one of them, and then move the count. When something is scored, meeples come out to it and count there at once: from the castle to cities, from the blacksmith to roads, from the cathedral to monasteries, from the market to fields. Nobody comes out where the count stands. Before the final scoring meeples may come out once more. Each field along its wall also touches the city of Carcassonne, which is finished.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
