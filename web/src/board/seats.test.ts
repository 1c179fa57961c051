import { expect, test } from 'vitest';
import { SEAT_COLOURS, SEAT_LOOKS } from './seats.ts';

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const value = Number.parseInt(colour.slice(i, i + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test('no two seats share a colour or a mark', () => {
  expect(new Set(SEAT_COLOURS.map((colour) => SEAT_LOOKS[colour].fill)).size).toBe(6);
  expect(new Set(SEAT_COLOURS.map((colour) => SEAT_LOOKS[colour].mark)).size).toBe(6);
});

test.each(SEAT_COLOURS)('the mark of %s reads on its colour', (colour) => {
  expect(contrast(SEAT_LOOKS[colour].fill, SEAT_LOOKS[colour].ink)).toBeGreaterThanOrEqual(4.5);
});
