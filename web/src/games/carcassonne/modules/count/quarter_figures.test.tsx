// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { CELL, createCamera, SEAT_LOOKS, turnedCell } from '../../../../board/index.ts';
import { distance, insideRings, type Point, rotate } from '../../../../geometry/points.ts';
import type { GameView, InQuarter, Quarter, RoomView } from '../../../../net/protocol.gen.ts';
import { QUARTERS as PLANS } from '../../tiles/walled_city.ts';
import { bringModules } from '../bring_modules.ts';
import { QuarterBelongings } from './belongings.tsx';
import { PLACES } from './choices.tsx';
import { layer } from './layer.tsx';
import { onBoard, placesIn } from './places.ts';
import { QuarterFigures, standingIn } from './quarter_figures.tsx';
import { QUARTERS } from './quarters_in_draft.ts';
import { InTheCity } from './reading_notes.tsx';

await bringModules();

const crowd: InQuarter[] = QUARTERS.flatMap((quarter) =>
  [0, 1, 2, 3, 4, 5].flatMap((seat) =>
    (['meeple', 'big_meeple', 'mayor', 'wagon'] as const).map((piece) => ({
      quarter,
      seat,
      piece,
      count: 2,
    })),
  ),
);

test.each(QUARTERS)('the %s has a place of its own for each of many figures, inside its yard', (quarter) => {
  const { at, width, depth } = PLANS[quarter].yard;
  for (const figures of [1, 2, 3, 5, 8, 13, 25]) {
    const places = placesIn(quarter, figures);
    expect(places).toHaveLength(figures);
    for (const [i, { at: place, size }] of places.entries()) {
      expect(Math.abs(place[0] - at[0])).toBeLessThan(width / 2);
      expect(Math.abs(place[1] - at[1])).toBeLessThan(depth / 2);
      expect(size).toBeGreaterThan(0.4);
      for (const { at: other } of places.slice(i + 1))
        expect(distance(place, other)).toBeGreaterThan(20 * size);
    }
  }
  expect(placesIn(quarter, 1)[0]!.size).toBe(1);
});

test('each quarter is chosen at what it is known by, within its own ground', () => {
  for (const quarter of QUARTERS) {
    const { x, y } = PLACES[quarter];
    const at: Point = [(x + 2.5) * CELL, (y + 1.5) * CELL];
    expect(distance(at, PLANS[quarter].landmark)).toBeLessThan(0.01);
    for (const other of QUARTERS) expect(insideRings(at, [PLANS[other].ground])).toBe(other === quarter);
  }
});

test('places turn with the board, as tiles do', () => {
  const p: Point = [282, 62];
  for (const turns of [0, 1, 2, 3]) {
    const [west, east] = [
      { x: -2, y: -1 },
      { x: 1, y: -1 },
    ].map((cell) => turnedCell(cell, turns));
    const onTile = rotate([p[0] - 200, p[1]], turns); // of the tile 0, -1, two columns further east
    const { x, y } = turnedCell({ x: 0, y: -1 }, turns);
    const [shownX, shownY] = onBoard(p, [west!, east!]);
    expect(shownX).toBeCloseTo(x * CELL + onTile[0]);
    expect(shownY).toBeCloseTo(y * CELL + onTile[1]);
  }
});

const shown = (count: Quarter | undefined, quarters: InQuarter[]) =>
  layer.now({ step: 'wait' }, { ...(count && { count }), quarters } as unknown as GameView);

test('the count stands first among the figures of his quarter', () => {
  const standing = standingIn({ count: 'market', figures: crowd }, []);
  expect(standing).toHaveLength(crowd.length + 1);
  expect(standing.find(({ key }) => key === 'count')).toMatchObject(placesIn('market', 25)[0]!);
});

test('where the city does not lie nothing is drawn', () => {
  const on = { camera: createCamera(), lookup: () => null, seats: [] };
  expect(layer.above!(shown(undefined, []), on)).toBe(false);
  expect(layer.above!(shown('castle', []), on)).not.toBe(false);
});

test('figures stand in the colours of their seats, with a number from two on', () => {
  const figures: InQuarter[] = [
    { quarter: 'castle', seat: 0, piece: 'meeple', count: 3 },
    { quarter: 'castle', seat: 1, piece: 'meeple', count: 1 },
  ];
  const seats = [{ colour: 'red' }, { colour: 'blue' }] as const;
  const host = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const city = shown('castle', figures);
  act(() => render(<QuarterFigures camera={createCamera()} seats={seats} {...city} />, host));
  expect([...host.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(['3']);
  expect(host.querySelectorAll('.count-figure')).toHaveLength(1);
  for (const { colour } of seats)
    expect(host.querySelectorAll(`[fill="${SEAT_LOOKS[colour].fill}"]`)).toHaveLength(1);
});

const game = {
  count: 'castle' satisfies Quarter,
  quarters: [
    { quarter: 'castle', seat: 1, piece: 'meeple', count: 2 },
    { quarter: 'castle', seat: 1, piece: 'big_meeple', count: 1 },
    { quarter: 'market', seat: 0, piece: 'meeple', count: 1 },
  ],
} as unknown as GameView;
const view = { you: 0, seats: [{ name: 'Ada' }, { name: 'Ben' }], game } as unknown as RoomView;

test('a seat shows in which quarters its figures are, and what they are', () => {
  const host = document.createElement('div');
  act(() => render(<QuarterBelongings view={view} game={game} seat={1} />, host));
  const [castle, ...others] = [...host.querySelectorAll<HTMLElement>('.supply')];
  expect(others).toEqual([]);
  expect(castle!.title).toBe('castle: meeple (2); castle: big meeple (1)');
  expect(castle!.querySelector('[aria-hidden="true"]:not(svg)')!.textContent).toBe('3');
});

test('who reads the board is told who is in the city, and where nobody comes out', () => {
  const host = document.createElement('div');
  act(() => render(<InTheCity view={view} game={game} answer={{} as never} />, host));
  const lines = [...host.querySelectorAll('li')].map(({ textContent }) =>
    textContent!.replaceAll(/[\u2068\u2069]/g, ''),
  );
  expect(lines).toEqual([
    'castle, where the count stands: Ben: meeple (2) and Ben: big meeple (1)',
    'market: Ada: meeple (1)',
  ]);
});
