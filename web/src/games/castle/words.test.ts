import { describe, expect, it } from 'vitest';
import type { Action, Event, GameView, RoomView, Scored } from '../../net/protocol.gen.ts';
import { type Asked, sumWords } from '../../play/words.ts';
import { CASTLE_WORDS, wallTileWords } from './words.ts';

const view = { seats: [{ name: 'Ada' }, { name: 'Ben' }], you: 0 } as unknown as RoomView;
const asked: Asked = { view, among: [] };
const board = [
  { tile: 'K02', x: 7, y: 1, rotation: 0, seat: 0 },
  { tile: 'K25', x: 8, y: 8, rotation: 0, seat: 1 },
];
const gameIn = (phase: GameView['phase'], fields: Partial<GameView> = {}) =>
  ({ phase, board, ...fields }) as GameView;
const tile = { tile: 'K25', rotation: 0 };
const choice = (action: Action, game: GameView) => CASTLE_WORDS.choice(action, tile, game, asked);

describe('a tile of The Castle', () => {
  it('is told by its features and their sides', () => {
    expect(CASTLE_WORDS.tile('K14', 0)).toContain('path');
    expect(CASTLE_WORDS.tile('K25', 0)).toContain('with a fountain');
    expect(CASTLE_WORDS.tile('K13', 0)).toContain('with a market');
    expect(CASTLE_WORDS.tile('K05', 0)).toContain('square');
  });

  it('lies in a column and a row', () => {
    expect(CASTLE_WORDS.place({ x: 7, y: 1 })).toBe('column 7, row 1');
  });
});

describe('a choice', () => {
  it('of a figure is named by its trade', () => {
    const facts = ['Herald', 'Squire', 'Merchant'];
    const names = [0, 1, 2, 3].map((feature) =>
      choice({ type: 'deploy', piece: 'meeple', feature }, gameIn('deploy')),
    );
    for (const trade of facts) expect(names.some((name) => name.startsWith(trade))).toBe(true);
  });

  it('of what is scored next is named by its kind, also where a start space names it (CASTLE-ORDER-02)', () => {
    // Start space 4, north of column 7, holds half a house and half a tower.
    const kinds = [0, 1].map((feature) =>
      choice({ type: 'score_next', x: 7, y: 0, feature }, gameIn('score')),
    );
    expect(kinds.sort()).toEqual(['house', 'tower']);
  });

  it('of doing nothing depends on what is asked', () => {
    const pass: Action = { type: 'pass' };
    expect(choice(pass, gameIn('deploy'))).toBe('No meeple');
    expect(choice(pass, gameIn('score'))).toBe('Keep it for later');
    expect(choice(pass, gameIn('extra'))).toBe('End the turn');
  });

  it('of a wall tile says what it does', () => {
    expect(choice({ type: 'use_wall_tile', wall_tile: 2 }, gameIn('score'))).toBe('Use it: twice the points');
    expect(choice({ type: 'use_wall_tile', wall_tile: 1 }, gameIn('extra'))).toBe('Use it: another turn');
  });
});

describe('a question', () => {
  it('names what may be doubled (CASTLE-WALL-T2)', () => {
    const pending = [
      { seat: 0, x: 7, y: 0, feature: 0, decided: false },
      { seat: 0, x: 7, y: 1, feature: 0, decided: true },
    ];
    expect(CASTLE_WORDS.question(gameIn('score', { pending }), asked)).toBe(
      'Double the tower with a wall tile?',
    );
  });

  it('is that of the order while nothing is decided', () => {
    expect(CASTLE_WORDS.question(gameIn('score', { pending: [] }), asked)).toBe('Which is scored next?');
  });
});

describe('the log', () => {
  const line = (event: Event) => CASTLE_WORDS.event(event, view);

  it('has a sentence for every event of The Castle', () => {
    const at = { x: 7, y: 1, feature: 0 };
    expect(line({ type: 'keep_moved', seat: 0, ...at, size: 5 })).toBe('Ada: keep, now of size 5');
    expect(line({ type: 'wall_tile_taken', seat: 1, corner: 0, wall_tile: 9 })).toBe(
      'Ben takes a wall tile: Five points',
    );
    expect(line({ type: 'wall_tile_used', seat: 1, wall_tile: 1 })).toBe(
      'Ben uses a wall tile: Another turn',
    );
    expect(line({ type: 'piece_deployed', seat: 0, piece: 'meeple', ...at, kind: 'court' })).toBe(
      'Ada: Merchant in the court',
    );
    expect(line({ type: 'tile_discarded', seat: 0, tile: 'K01' })).not.toBeNull();
  });

  it('tells where points come from, if from no feature then from a wall tile (CASTLE-WALL-T9)', () => {
    const lines = [{ what: 'wall_tile', points: 5 }];
    const scored: Scored = {
      type: 'scored',
      seat: 0,
      points: 5,
      tiles: [],
      reason: 'wall_tile',
      total: 5,
      lines,
    };
    expect(line(scored)).toBe('Ada +5: wall tile');
    expect(line({ ...scored, feature: 'tower' })).toBe('Ada +5: tower');
    expect(sumWords(scored, CASTLE_WORDS)).toBe('wall tile: 5 points');
    const court = {
      ...scored,
      points: 11,
      lines: [{ what: 'markets', points: 6, count: 2, each: 3 }, ...lines],
    };
    expect(sumWords(court, CASTLE_WORDS).replaceAll('\u00a0', ' ')).toBe(
      '2 markets × 3 + 5 (wall tile) = 11',
    );
  });
});

describe('a wall tile 4', () => {
  const words = (fountain: boolean) =>
    wallTileWords(4, { options: { castle_wall4_fountain: fountain } } as never);

  it('is told as the room plays it (castle_wall4_fountain)', () => {
    expect(words(true)).toContain('fountain');
    expect(words(false)).not.toContain('fountain');
  });
});
