import { expect, test } from 'vitest';
import { recordingBrush } from '../../../art/recording_brush.ts';
import { drawnTiles, tileShape, whenDrawn } from '../tiles/catalogue.ts';
import { paintersFor, paintTile } from './paint_tile.ts';

await Promise.all(drawnTiles().map(whenDrawn));

async function painted(id: string, rotation: number): Promise<ReturnType<typeof recordingBrush>> {
  const recorded = recordingBrush();
  await paintersFor(tileShape(id, 0));
  paintTile(recorded.brush, { shape: tileShape(id, 0), rotation, instance: 3, pixels: 256 });
  return recorded;
}

test('every tile is painted in any rotation with sound numbers', { timeout: 300_000 }, async () => {
  for (const [i, id] of drawnTiles().entries()) {
    const { calls, unsound } = await painted(id, i % 4);
    expect(unsound, id).toEqual([]);
    expect(calls.filter((call) => call === 'save').length, id).toBe(
      calls.filter((call) => call === 'restore').length,
    );
  }
});

test('the same order is painted alike', async () => {
  expect((await painted('river1-lake', 2)).calls).toEqual((await painted('river1-lake', 2)).calls);
});
