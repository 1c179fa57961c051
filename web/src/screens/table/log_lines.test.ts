import { describe, expect, it } from 'vitest';
import { LAND_WORDS } from '../../i18n/words.ts';
import type { Event, RoomView } from '../../net/protocol.gen.ts';
import { latestLines, linesOf } from './log_lines.ts';

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
const words = (events: Event[]) => linesOf(events, view, LAND_WORDS).map((line) => line.words);

describe('the lines of the log', () => {
  it('tell of the piece instead of the tile it stands on', () => {
    expect(words([laid, knight, points])).toEqual(['Ben: Knight in the city', 'Ben +4: city']);
    expect(words([laid, points])).toEqual(['Ben laid a tile', 'Ben +4: city']);
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

  it('that came last are those of the last turn, whatever was said since', () => {
    const log = [
      { seq: 1, events: [laid, points] },
      { seq: 2, events: [laid, knight] },
      { seq: 3, events: [chat] },
    ];
    expect(latestLines(log, view, LAND_WORDS).map((line) => line.words)).toEqual(['Ben: Knight in the city']);
    expect(latestLines([], view, LAND_WORDS)).toEqual([]);
  });

  it('that came last leave out that a tile was laid, unless that was all', () => {
    const latest = (events: Event[]) => latestLines([{ seq: 1, events }], view, LAND_WORDS);
    expect(latest([laid, points]).map((line) => line.words)).toEqual(['Ben +4: city']);
    expect(latest([laid]).map((line) => line.words)).toEqual(['Ben laid a tile']);
  });
});
