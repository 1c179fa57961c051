import { describe, expect, it } from 'vitest';
import type { Action, Event, GameView, RoomView, Scored } from '../../net/protocol.gen.ts';
import { type Asked, sumWords } from '../../play/words.ts';
import { DISCOVERY_WORDS } from './words.ts';

const view = { seats: [{ name: 'Ada' }, { name: 'Ben' }], you: 0 } as unknown as RoomView;
const board = [{ tile: 'D01', x: 0, y: 0, rotation: 0, seat: null }];
const game = { board } as unknown as GameView;
const among = (...actions: Action[]): Asked => ({ view, among: actions });
const deploy = (feature: number): Action => ({ type: 'deploy', piece: 'meeple', feature });
const take: Action = { type: 'take_follower', x: 0, y: 0, feature: 0 };
const pass: Action = { type: 'pass' };

describe('a tile of The Discovery', () => {
  it('is told by its regions and their sides, with its cities (DISCOVERY-TILE-03)', () => {
    expect(DISCOVERY_WORDS.tile('D01', 0)).toBe(
      'mountains east and west; grassland north; sea south; a city between the mountains and the sea south',
    );
    expect(DISCOVERY_WORDS.tile('D01', 1)).toContain('sea west');
  });

  it('may hold a sea of its own (DISCOVERY-TILE-01)', () => {
    expect(DISCOVERY_WORDS.tile('D61', 0)).toContain('a sea shut in on the tile');
  });
});

describe('a choice', () => {
  const choice = (action: Action, tile = 'D01') =>
    DISCOVERY_WORDS.choice(action, { tile, rotation: 0 }, game, among(action));

  it('of sending a meeple is named by its role, with sides where regions of a kind are several', () => {
    expect([0, 1, 2].map((feature) => choice(deploy(feature)))).toEqual(['Brigand', 'Explorer', 'Navigator']);
    expect(choice(deploy(1), 'D02')).toBe('Explorer (N)');
    expect(choice(deploy(4), 'D61')).toBe('Navigator');
  });

  it('of taking one back says who and where (DISCOVERY-TAKE-01)', () => {
    expect(choice(take)).toBe('Take back: Brigand, at the start tile');
    expect(choice(pass)).toBe('Nothing');
  });
});

describe('the question', () => {
  const question = (...actions: Action[]) => DISCOVERY_WORDS.question(game, among(...actions));

  it('follows from what may be done (DISCOVERY-ACT-01)', () => {
    expect(question(deploy(0), pass)).toBe('Send a meeple?');
    expect(question(take, pass)).toBe('Take a meeple back and score it?');
    expect(question(deploy(0), take, pass)).toBe('Send a meeple, or take one back and score it?');
  });
});

describe('the log', () => {
  const line = (event: Event) => DISCOVERY_WORDS.event(event, view);
  const scored: Scored = {
    type: 'scored',
    seat: 0,
    points: 6,
    feature: 'sea',
    tiles: [],
    reason: 'follower_taken',
    total: 6,
    lines: [
      { what: 'cities', points: 3, count: 3, each: 1 },
      { what: 'tiles', points: 3, count: 3, each: 1 },
    ],
  };

  it('tells of a follower that has been taken back apart from the end', () => {
    expect(line(scored)).toBe('Ada +6: meeple taken back (sea)');
    expect(line({ ...scored, reason: 'final' })).toBe('Ada +6: sea');
  });

  it('tells who went where', () => {
    const at = { x: 0, y: 0, feature: 1 };
    expect(line({ type: 'piece_deployed', seat: 1, piece: 'meeple', ...at, kind: 'grassland' })).toBe(
      'Ben: Explorer on the grassland',
    );
  });

  it('tells of one that came home without points (DISCOVERY-VAL-06)', () => {
    const home: Event = { type: 'piece_returned', seat: 0, piece: 'meeple', x: 0, y: 0, feature: 2 };
    expect(DISCOVERY_WORDS.event(home, view, [home])).toBe('Ada +0: meeple taken back');
    expect(DISCOVERY_WORDS.event(home, view, [scored, home])).toBeNull();
  });

  it('sums cities and tiles (DISCOVERY-VAL-03)', () => {
    expect(sumWords(scored, DISCOVERY_WORDS).replaceAll('\u00a0', ' ')).toBe(
      '3 cities × 1 + 3 tiles × 1 = 6',
    );
  });
});
