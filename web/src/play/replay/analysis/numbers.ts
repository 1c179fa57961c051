// Points of an analysis: rounded to tenths, formatted as the reader does.

import { customs } from '../../../i18n/index.ts';

/** Without its sign. */
export function tenths(points: number): number {
  return Math.round(Math.abs(points) * 10) / 10;
}

export function pointsText(points: number): string {
  return written(points, 'auto');
}

/** "+4.3", "−0.2", "0.0". */
export function signedPoints(points: number): string {
  return written(points, 'exceptZero');
}

function written(points: number, signDisplay: 'auto' | 'exceptZero'): string {
  const rounded = Math.sign(points) * tenths(points) + 0; // no negative zero
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay } as const;
  return new Intl.NumberFormat(customs().locale, format).format(rounded).replace('-', '\u2212');
}
