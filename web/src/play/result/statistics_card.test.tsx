// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test } from 'vitest';
import type { Event, GameView } from '../../net/protocol.gen.ts';
import { KindsCard } from './kinds_card.tsx';
import { StatisticsCard } from './statistics_card.tsx';
import { NO_TALLY } from './tally.ts';

const players = [
  { name: 'Ada', colour: 'red' },
  { name: 'Bruno', colour: 'blue' },
  { name: 'Cleo', colour: 'green' },
] as const;
const host = document.createElement('div');

function show(scores: readonly number[]): void {
  const events = scores.map((points, seat) => ({ type: 'scored', reason: 'final', seat, points, tiles: [] }));
  const game = { seats: scores.map((score) => ({ score, supply: {} })) } as unknown as GameView;
  const result = { scores, winners: [2], ended: 'completed' } as never;
  act(() =>
    render(
      <>
        <KindsCard players={players} result={result} kinds={new Map([['city', scores]])} />
        <StatisticsCard players={players} events={events as Event[]} game={game} tally={NO_TALLY} />
      </>,
      host,
    ),
  );
}

afterEach(() => render(null, host));

const heads = (table: Element) =>
  [...table.querySelectorAll('thead th[title]')].map((head) => head.textContent);

/** From the top: where the badges at the ends of the lines are. */
const badges = () =>
  [...host.querySelectorAll('.points-chart > g[transform]')]
    .map((badge) => Number(/ ([-\d.]+)\)/.exec(badge.getAttribute('transform')!)![1]))
    .sort((a, b) => a - b);

test('the columns of both tables are in the order of the ranks', () => {
  show([83, 100, 102]);
  const [kinds, course] = host.querySelectorAll('.kind-table');
  expect(heads(kinds!)).toEqual(['Cleo', 'Bruno', 'Ada']);
  expect(heads(course!)).toEqual(['Cleo', 'Bruno', 'Ada']);
});

test('no badge of the chart hides another, however close the scores are', () => {
  for (const scores of [
    [102, 100, 66],
    [50, 50, 50],
    [1, 0, 0],
    [60, 0, -3],
  ]) {
    show(scores);
    const tops = badges();
    expect(tops).toHaveLength(3);
    for (const [i, top] of tops.slice(1).entries()) expect(top - tops[i]!).toBeGreaterThanOrEqual(20);
    expect(tops.at(-1)).toBeLessThanOrEqual(240 - 20);
  }
});

test('a game without a point has no chart of zeros', () => {
  show([0, 0, 0]);
  expect(host.querySelector('.points-chart')).toBeNull();
  expect(host.querySelector('.statistics .kind-table')).not.toBeNull();
  show([0, 3, 0]);
  expect(host.querySelector('.points-chart')).not.toBeNull();
});
