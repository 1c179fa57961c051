// Where a cell lies on a board without bounds.

import type { Cell } from '../board/index.ts';
import { t } from '../i18n/index.ts';

/** A cell by its distance from the start tile, such as "2 north, 1 east". */
export function placeName({ x, y }: Cell): string {
  const parts = [
    ...(y < 0 ? [t('place.north', { n: -y })] : y > 0 ? [t('place.south', { n: y })] : []),
    ...(x > 0 ? [t('place.east', { n: x })] : x < 0 ? [t('place.west', { n: -x })] : []),
  ];
  return parts.length === 0 ? t('place.start') : parts.join(', ');
}
