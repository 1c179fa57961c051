// @vitest-environment happy-dom

import { render } from 'preact';
import { expect, it } from 'vitest';
import type { GameView, RoomView, SurveyedFeature } from '../../../../net/protocol.gen.ts';
import type { Choice, Draft } from '../../../../play/draft.ts';
import { BagNow } from './bag_now.tsx';
import { FlockBelongings } from './belongings.tsx';
import { growWords } from './flock_words.ts';
import { table } from './in_play.ts';
import { Flocks, HillDecides } from './reading_notes.tsx';
import { words } from './words.ts';

const game = {
  phase: 'flock',
  seat: 0,
  board: [],
  pieces: [{ seat: 0, piece: 'shepherd', x: 1, y: 0, feature: 1 }],
  seats: [{ flock: [2, 3] }, {}],
  buried: [[2, -1]],
} as unknown as GameView;
const rules = { modules: ['hills_and_sheep'], options: { hill_tiebreak: 'presence' } };
const view = {
  seats: [{ name: 'Ada' }, { name: 'Ben' }],
  you: 0,
  game,
  rules,
  settings: {},
} as unknown as RoomView;

function shown(what: Parameters<typeof render>[0]): string {
  const host = document.createElement('div');
  render(what, host);
  return host.textContent!;
}

it('a seat shows the sheep that it has on the board', () => {
  expect(shown(<FlockBelongings view={view} game={game} seat={0} />)).toContain('Flock: 5 sheep');
  expect(shown(<FlockBelongings view={view} game={game} seat={1} />)).toBe('');
});

it('who draws sees and hears what is left in the bag', () => {
  const draft = { step: 'wait' } as Draft;
  const told = shown(<BagNow view={view} game={game} draft={draft} />);
  expect(told).toContain('In the bag: 4 × 1 sheep, 4 × 2 sheep, 4 × 3 sheep, 2 × 4 sheep, and 2 × wolf.');
  const elsewhere = { ...game, phase: 'place' } as GameView;
  expect(shown(<BagNow view={view} game={elsewhere} draft={draft} />)).toBe('');
});

it('letting the flock grow tells the odds and what would be lost', () => {
  const scored = [{ type: 'scored', reason: 'flock', seat: 0, points: 5 }];
  const choices = [
    { action: { type: 'flock', choice: 'grow' }, events: [], after: [] },
    { action: { type: 'flock', choice: 'score' }, events: scored, after: [] },
  ] as unknown as Choice[];
  const tile = { tile: 'base-U', rotation: 0, x: 2, y: 0 };
  expect(growWords({ view, game, choices, tile, survey: null })).toBe('wolf: 1 in 8; it scatters 5 sheep');
});

it('the log says what is drawn, and that a tile is buried', () => {
  const drawn = (token: number | 'wolf') =>
    words.events!.token_drawn!(
      { type: 'token_drawn', bag: 'flock', seat: 0, token, x: 1, y: 0, feature: 1 },
      'Ada',
      view,
    );
  expect(drawn(1)).toBe('Ada draws 1 sheep');
  expect(drawn('wolf')).toBe('Ada draws a wolf');
  expect(words.events!.tile_buried!({ type: 'tile_buried', x: 2, y: 0 }, '', view)).toContain(
    'One tile fewer',
  );
});

it('whoever reads the board learns of flocks, bag and buried tiles', () => {
  const told = shown(<Flocks view={view} game={game} answer={{} as never} />);
  expect(told).toContain('Ada: 5 sheep');
  expect(told).toContain('2 × wolf');
  expect(told).toContain('Hills with a tile beneath');
});

it('who counts the tiles still to come learns how many lie under hills (HILLS-HILL-03)', () => {
  expect(words.unseenNote!(game)).toBe('1 of them lies unseen under a hill.');
  expect(words.unseenNote!({ ...game, buried: [] })).toBe(null);
});

it('a monastery grows by vineyards, a garden only by option (HILLS-VINE-03)', () => {
  const growing = (options: object) => table.growing!({ ...rules, options } as never);
  expect(growing({ hills_vineyards: true, vineyard_scope: 'monasteries' })).toEqual(['monastery']);
  expect(growing({ vineyard_scope: 'monasteries_and_gardens' })).toEqual(['monastery', 'garden']);
  expect(growing({ hills_vineyards: false })).toEqual([]);
});

it('a feature whose equals a hill has parted says so', () => {
  const city = (owners: number[]) =>
    ({
      holders: [
        { seat: 0, weight: 1 },
        { seat: 1, weight: 1 },
      ],
      owners,
    }) as unknown as SurveyedFeature;
  expect(shown(<HillDecides view={view} feature={city([1])} />)).toContain('hill');
  expect(shown(<HillDecides view={view} feature={city([0, 1])} />)).toBe('');
});
