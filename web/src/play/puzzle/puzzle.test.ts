// @vitest-environment happy-dom

import { expect, it } from 'vitest';
import box from '../../../puzzles/box.jsonl?raw';
import { GAMES } from '../../games/index.ts';
import type { PlaceTile } from '../../net/protocol.gen.ts';
import { isSamePlace, lossOf, type Puzzle, readPuzzles } from './puzzle.ts';
import { PuzzleTurn } from './puzzle_turn.ts';

const [puzzle] = readPuzzles(box);
const changed = (more: object) => JSON.stringify({ ...puzzle, ...more });
const fits = ({ game }: Puzzle, { x, y, rotation }: PlaceTile) =>
  game.legal!.placements.some((at) => at.x === x && at.y === y && at.rotations.includes(rotation));

it('the box has ten puzzles, each with one best placement among legal ones', () => {
  const puzzles = readPuzzles(box);
  expect(puzzles).toHaveLength(10);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(10);
  for (const one of puzzles) {
    expect(GAMES).toHaveProperty(one.rules.game);
    expect(one.game.seat).toBe(one.seat);
    const [best, ...others] = one.choices;
    for (const { action, worth } of others) {
      expect(best!.worth - worth).toBeGreaterThan(1.5);
      expect(fits(one, action)).toBe(true);
    }
    expect(fits(one, best!.action)).toBe(true);
    expect(fits(one, one.played)).toBe(true);
    expect(isSamePlace(one.played, best!.action)).toBe(false);
    expect(one.reasons?.length).toBeGreaterThan(0);
  }
});

it('lines that hold no puzzle are left out, whatever they hold', () => {
  const nonsense = [
    '',
    'null',
    '[]',
    '{"format":"bastide-puzzle/1"}',
    changed({ format: 'bastide-puzzle/2' }),
    changed({ id: 7 }),
    changed({ seat: 9 }),
    changed({ rules: null }),
    changed({ game: { ...puzzle!.game, legal: null } }),
    changed({ choices: [] }),
    changed({ choices: puzzle!.choices.map(({ action }) => ({ action, worth: 'much' })) }),
    changed({ played: { type: 'pass' } }),
    changed({ played: { type: 'place_tile', x: 0, y: 0.5, rotation: 0 } }),
    `${changed({})} and more`,
  ];
  expect(readPuzzles(nonsense.join('\n'))).toEqual([]);
  expect(readPuzzles([...nonsense, changed({})].join('\r\n'))).toHaveLength(1);
});

it('a placement costs the difference to the best, or nobody knows how much more', () => {
  const [best, second] = puzzle!.choices;
  expect(lossOf(puzzle!, best!.action)).toBe(0);
  expect(lossOf(puzzle!, second!.action)).toBeCloseTo(best!.worth - second!.worth);
  expect(lossOf(puzzle!, { type: 'place_tile', x: 99, y: 0, rotation: 0 })).toBeNull();
});

it('a tile is aimed, turned where it lies and in the hand, and laid nowhere else than where it fits', () => {
  const legal = {
    placements: [
      { x: 1, y: 0, rotations: [1, 3] },
      { x: 2, y: 0, rotations: [2] },
    ],
    actions: [],
  };
  const turn = new PuzzleTurn({ ...puzzle!.game, legal });
  expect(turn.aimed).toBeNull();
  turn.rotate(-1);
  expect(turn.handRotation.value).toBe(3);
  turn.chooseCell({ x: 5, y: 5 });
  expect(turn.aimed).toBeNull();
  turn.chooseCell({ x: 1, y: 0 });
  expect(turn.aimed).toEqual({ type: 'place_tile', x: 1, y: 0, rotation: 3 });
  turn.chooseCell({ x: 1, y: 0 });
  expect(turn.aimed?.rotation).toBe(1);
  turn.rotate(-1);
  expect(turn.aimed?.rotation).toBe(3);
  turn.chooseCell({ x: 2, y: 0 });
  expect(turn.aimed).toEqual({ type: 'place_tile', x: 2, y: 0, rotation: 2 });
  turn.rotate(1);
  expect(turn.aimed?.rotation).toBe(2);
});
