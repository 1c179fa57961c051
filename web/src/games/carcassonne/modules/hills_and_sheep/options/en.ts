// English texts of Hills & Sheep: its name, what it brings and its options.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'module.hills_and_sheep': 'Hills & Sheep',
  'module.hills_and_sheep.about':
    'Shepherds gather flocks in the fields while wolves lurk, hills decide ties, and vineyards make monasteries worth more.',
  'option.hills_shepherds': 'Shepherds and flocks',
  'option.hills_hills': 'Hills',
  'option.hills_vineyards': 'Vineyards',
  'option.hill_tiebreak': 'On equal terms score those with',
  'option.hill_tiebreak.presence': 'a meeple on a hill',
  'option.hill_tiebreak.count': 'most meeples on hills',
  'option.vineyard_scope': 'Vineyards count for',
  'option.vineyard_scope.monasteries': 'monasteries',
  'option.vineyard_scope.monasteries_and_gardens': 'monasteries and gardens',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
