// English texts of Hills & Sheep: how to play.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'help.hills_and_sheep':
    'Instead of a meeple you may set your shepherd on a field of your tile without a shepherd, and draw a token: sheep form the flock, but a wolf sends the shepherd home. Each time your own tile extends the field of your shepherd you choose: draw again, or score a point for each sheep of all flocks in the field, for everybody with a shepherd there. A wolf scatters all flocks of the field without points. When a field is closed, its flocks are scored. Flocks left at the end count nothing. Under a tile with a hill lies another one, unseen: on equal terms in a road, a city or a field, those with a meeple on a hill score alone. Each vineyard around a monastery brings 3 points when that is finished.',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
