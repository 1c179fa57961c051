import { expect, it } from 'vitest';
import { placesOf, type TagBox, tagSize } from './tag_places.ts';

const box = (x: number, y: number): TagBox => ({ x, y, width: 20, height: 17 });

it('leaves tags where they belong as long as they keep apart', () => {
  expect(placesOf([box(0, 0), box(30, 0), box(0, 25)], 1)).toEqual([
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 0, y: 25 },
  ]);
});

it('moves a tag beside the one that it would cover, however many share a place', () => {
  const boxes = Array.from({ length: 9 }, (_, i) => box(i % 3, 2 * (i % 2)));
  const places = placesOf(boxes, 1);
  for (const [i, a] of places.entries()) {
    for (const b of places.slice(0, i))
      expect(Math.abs(a.x - b.x) >= 20.9 || Math.abs(a.y - b.y) >= 17.9).toBe(true);
    expect(Math.hypot(a.x, a.y)).toBeLessThan(60);
  }
  expect(places[0]).toEqual({ x: 0, y: 0 });
});

it('draws tags larger the further away the board is, within bounds', () => {
  expect([4, 1.25, 0.1].map(tagSize)[0]).toBe(1);
  expect(tagSize(1.25)).toBe(1);
  expect(tagSize(0.6)).toBeCloseTo(2);
  expect(tagSize(0.1)).toBe(tagSize(0.4));
});
