import { expect, test } from 'vitest';
import { CASTLE } from './art.tsx';
import { castleShape, castleTiles, PLAN } from './tiles/catalogue.ts';

test('a start space covers its half of the square alone, and leaves the wall behind it free', () => {
  for (const { id } of PLAN.starts) {
    const [left, top, width, height] = CASTLE.extent!(id, 0)!;
    expect(width * height, id).toBe(5000);
    for (const { area, slot } of castleShape(id, 0).features)
      for (const [x, y] of [...area.flat(), slot]) {
        expect(x, id).toBeGreaterThanOrEqual(left);
        expect(y, id).toBeGreaterThanOrEqual(top);
        expect(x, id).toBeLessThanOrEqual(left + width);
        expect(y, id).toBeLessThanOrEqual(top + height);
      }
  }
});

test('any other tile covers its square', () => {
  for (const id of castleTiles()) expect(CASTLE.extent!(id, 1), id).toBeNull();
});
