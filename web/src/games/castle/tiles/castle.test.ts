import { expect, test } from 'vitest';
import { castleShape, castleTiles } from './catalogue.ts';
import { describeCastleTile } from './describe.ts';
import { castleFeatureAt } from './hit.ts';

test('the feature under its own slot is itself, in every rotation', () => {
  for (const id of castleTiles()) {
    for (const rotation of [0, 1, 2, 3]) {
      const shape = castleShape(id, rotation);
      for (const [i, { slot }] of shape.features.entries()) expect(castleFeatureAt(shape, slot), id).toBe(i);
    }
  }
});

test('a fountain belongs to its path, a square to none', () => {
  expect(castleFeatureAt(castleShape('K01', 0), [50, 50])).toBe(0);
  expect(castleFeatureAt(castleShape('K16', 0), [50, 50])).toBeNull();
});

test('facts about a castle tile follow its rotation', () => {
  const facts = describeCastleTile('K10', 1);
  expect(facts.square).toBe(true);
  expect(facts.features.map(({ kind, sides }) => `${kind} ${sides.join('')}`)).toEqual([
    'path S',
    'path W',
    'path N',
    'tower NW',
    'house SW',
    'court NES',
  ]);
  expect(facts.features.at(-1)!.market).toBe(true);
  expect(describeCastleTile('K42', 0).features[0]).toMatchObject({ kind: 'path', fountain: true });
});
