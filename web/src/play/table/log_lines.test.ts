// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { bringModules } from '../../games/carcassonne/modules/bring_modules.ts';
import { CARCASSONNE_WORDS } from '../../games/carcassonne/words.ts';
import type { Event, RoomView } from '../../net/protocol.gen.ts';
import { latestOf, linesOf, turnsOf } from './log_lines.ts';

await bringModules();

const view = { you: 0, seats: [{ name: 'Ada' }, { name: 'Ben' }] } as unknown as RoomView;
const laid: Event = { type: 'tile_placed', seat: 1, tile: 'base-D', x: 0, y: 1, rotation: 0 };
const knight: Event = {
  type: 'piece_deployed',
  seat: 1,
  piece: 'meeple',
  x: 0,
  y: 1,
  feature: 0,
  kind: 'city',
};
const points: Event = {
  type: 'scored',
  seat: 1,
  points: 4,
  feature: 'city',
  tiles: [],
  reason: 'completed',
  total: 4,
  lines: [],
};
const chat = { type: 'chat', seat: 0, text: 'hello', n: 1, at: 0, name: 'Ada' } as unknown as Event;
const gain = (seat: number, n: number): Event => ({ ...points, seat, points: n });
const words = (events: Event[]) => linesOf(events, view, CARCASSONNE_WORDS).map((line) => line.words);

describe('the lines of the log', () => {
  it('tell in one where a tile lies and who claimed what on it', () => {
    expect(words([laid, knight, points])).toEqual(['Ben: 1 south · Knight in the city', 'Ben +4: city']);
    expect(words([laid, points])).toEqual(['Ben: 1 south', 'Ben +4: city']);
  });

  it('tell the tile of who resigned from one that fits nowhere', () => {
    const resigned: Event = { type: 'seat_resigned', seat: 0 };
    const discarded = (seat: number): Event => ({ type: 'tile_discarded', seat, tile: 'base-D' });
    expect(words([resigned, discarded(0), discarded(1)])).toEqual([
      'Ada has resigned',
      'The tile that Ada held is out of the game',
      'A tile that fits nowhere is out of the game',
    ]);
  });
});

describe('the turns of the log', () => {
  it('have their tile, and all that came of it; what is not worth a line makes no turn', () => {
    const log = [
      { step: 1, events: [laid, knight, points] },
      { step: 2, events: [chat] },
    ];
    const turns = turnsOf(log, view, CARCASSONNE_WORDS);
    expect(turns.map(({ step, placed, lines }) => [step, placed, lines.length])).toEqual([[1, laid, 2]]);
  });
});

describe('what came last', () => {
  const latest = (...events: Event[]) =>
    latestOf([{ step: 1, events }], view, CARCASSONNE_WORDS)?.words ?? null;

  it('is that of the last turn, whatever was said since', () => {
    const log = [
      { step: 1, events: [laid, points] },
      { step: 2, events: [laid, knight] },
      { step: 3, events: [chat] },
    ];
    expect(latestOf(log, view, CARCASSONNE_WORDS)?.words).toBe('Ben: Knight in the city');
    expect(latestOf([], view, CARCASSONNE_WORDS)).toBeNull();
  });

  it('tells where the tile lies only of a turn in which nothing else happened', () => {
    expect(latest(laid, points)).toBe('Ben +4: city');
    expect(latest(laid)).toBe('Ben: 1 south');
    expect(latest(laid, knight, points)).toBe('Ben +4: city · Ben: Knight in the city');
  });

  it('adds several scorings up by seat, whoever laid the tile', () => {
    const many = [gain(1, 4), gain(0, 9), gain(1, 8)];
    expect(latest(laid, ...many)).toBe('3 scored: Ben +12, Ada +9');
    expect(latest(laid, knight, ...many)).toBe('3 scored: Ben +12, Ada +9 · Ben: Knight in the city');
  });

  it('counts what would be too much for a line', () => {
    const tower: Event = {
      type: 'tower_piece_placed',
      seat: 1,
      x: 0,
      y: 1,
      feature: 0,
      height: 2,
      range: [],
    };
    const captured: Event = {
      type: 'piece_captured',
      seat: 1,
      owner: 0,
      piece: 'meeple',
      x: 0,
      y: 1,
      feature: 0,
    };
    expect(latest(laid, tower, captured, points, gain(0, 2))).toBe(
      '2 scored: Ben +4, Ada +2 · Ben builds a tower to height 2 · 1 more',
    );
  });
});
