import { expect, it } from 'vitest';
import type { GameView, Rules } from '../../../../net/protocol.gen.ts';
import { withRiverEnds } from './river_ends.ts';

const game = {
  tile: 'river1-lake',
  board: [{ tile: 'river-spring', x: 0, y: 0, rotation: 0, seat: null }],
  unseen: [{ tile: 'base-A', count: 2 }],
  discards: [],
} as unknown as GameView;
const rules = (joined: boolean) => ({ options: { river_ends_join_fields: joined } }) as unknown as Rules;

it('draws springs and lakes with their banks parted where fields do not run round them (RIVER-FIELD-03)', () => {
  const shown = withRiverEnds(game, rules(false));
  expect([shown.tile, shown.board[0]!.tile, shown.unseen![0]!.tile]).toEqual([
    'river1-lake:cut',
    'river-spring:cut',
    'base-A',
  ]);
});

it('draws them as printed elsewhere', () => {
  expect(withRiverEnds(game, rules(true))).toBe(game);
});
