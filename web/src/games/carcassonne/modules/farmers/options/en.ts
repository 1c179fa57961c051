// English texts of farmers: its name, what it brings and its options.

import type { Entry, LikeEnglish } from '../../../../../i18n/plural.ts';

export const en = {
  'module.farmers': 'Farmers on the fields',
  'module.farmers.about': 'Farmers lie in the fields to the end and earn points for finished cities.',
  'option.farm_scoring': 'Fields',
  'option.farm_scoring.farm-3': '3 points for each finished city at the field',
  'option.farm_scoring.farm-3-once': '3 points a city, each city once per player',
  'option.farm_scoring.city-4': '4 points a city, to whoever has the most farmers around it',
} as const satisfies Record<string, Entry>;

export type Messages = LikeEnglish<typeof en>;

declare module '../../../../../i18n/index.ts' {
  interface BroughtTexts extends Messages {}
}
