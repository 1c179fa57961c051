// Points of an analysis: rounded to tenths, formatted as the reader does.

import { customs, t } from '../../../i18n/index.ts';

/** Without its sign. */
export function tenths(points: number): number {
  return Math.round(Math.abs(points) * 10) / 10;
}

export function pointsText(points: number): string {
  return written(points, 'auto');
}

/** The lead that a choice is worth: "4.3 ahead", "0.2 behind", "level". */
export function leadWords(points: number): string {
  const n = tenths(points);
  if (n === 0) return t('analysis.level');
  return t(points > 0 ? 'analysis.ahead' : 'analysis.behind', { n });
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
