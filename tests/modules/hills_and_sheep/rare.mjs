// Rare turns in browsers, played by tests/e2e/rare.test.mjs.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testLong } from '../../e2e/looks.mjs';
import { cardsOf, eventOf, look, playAt, until } from '../../e2e/rare_turns.mjs';

const flocksOn = (page) => page.locator('.board .flock-sign').count();
const buriedOn = (page) => page.locator('.board .buried-sign').count();

/** The wolves among so many tokens, as the page says it. */
const ODDS = /(wolf: \d+ in \d+|draws a wolf for certain)/;

/** A shepherd is about to be deployed: the odds of the draw are told, and all that is in the bag. */
const deploys = (name) => (room) => ({
  deploy: async (page, line) => {
    assert.match(await line.textContent(), /Shepherd/);
    assert.match(await line.textContent(), ODDS);
    assert.match(await page.locator('.bag').textContent(), /In the bag: .*2 × wolf/);
    assert.equal(room.steps.find(({ type }) => type === 'deploy').piece, 'shepherd');
    await look(page, `rare-${name}-asked`);
  },
});

test('Flocks: a shepherd is set on a field, and his first sheep are seen by all', () =>
  playAt('flock_begins', {
    asked: deploys('flock_begins'),
    seen: async ({ pages, room }) => {
      const { seat, token } = eventOf(room, 'token_drawn');
      for (const card of cardsOf(pages, seat)) await card.getByText(`Flock: ${token} sheep`).waitFor();
      for (const page of pages.values()) assert.ok((await flocksOn(page)) > 0);
    },
  }));

test('Flocks: a wolf sends a new shepherd home', () =>
  playAt('flock_wolf_at_once', {
    asked: deploys('flock_wolf_at_once'),
    seen: async ({ pages, room }) => {
      for (const card of cardsOf(pages, eventOf(room, 'token_drawn').seat)) {
        await card.getByText('1 shepherd left').waitFor({ state: 'attached' });
        assert.equal(await card.getByText('Flock: ').count(), 0);
      }
    },
  }));

/** What becomes of a flock is asked; others read whom they wait for. */
const decides = (name, words) => (_, pages) => ({
  flock: async (page, line) => {
    await page.getByText('The field of your shepherd has grown. What becomes of the flock?').waitFor();
    assert.match(await page.locator('.claim').first().textContent(), ODDS);
    assert.match(await line.textContent(), words);
    for (const mark of ['grow', 'score'])
      assert.equal(await page.locator(`.board-mark.is-${mark}`).count(), 1, mark);
    assert.equal(await page.locator('.bag').count(), 1);
    assert.ok(pages.size > 1);
    await look(page, `rare-${name}-asked`);
  },
});

test('Flocks: one grows, and the risk is told before', () =>
  playAt('flock_grows', {
    asked: decides(
      'flock_grows',
      /Let it grow: draw a token.*(wolf: \d+ in \d+; it scatters \d+ sheep|certain)/,
    ),
    seen: async ({ pages, room }) => {
      for (const page of pages.values()) assert.ok((await flocksOn(page)) > 0);
      assert.notEqual(eventOf(room, 'token_drawn').token, 'wolf');
    },
  }));

test('Flocks: a wolf scatters all flocks of a field', () =>
  playAt('flock_scattered', {
    asked: decides('flock_scattered', /Let it grow/),
    seen: async ({ pages, room }) => {
      for (const { seat } of room.events.filter(({ reason }) => reason === 'wolf'))
        for (const card of cardsOf(pages, seat)) assert.equal(await card.getByText('Flock: ').count(), 0);
    },
  }));

test('Flocks: those of a merged field are scored by everybody with a shepherd there', () =>
  playAt('flock_scored_merged', {
    asked: decides('flock_scored_merged', /Bring it home: a point for each sheep in the field.*\+\d+ now/),
    seen: async ({ room }) => {
      const points = room.events
        .filter(({ reason }) => reason === 'flock')
        .flatMap((event) => event.points ?? []);
      assert.equal(points.length, 2);
      assert.equal(points[0], points[1]);
    },
  }));

test('Flocks: a field that another closes is scored without a question', () =>
  playAt('flock_closed', {
    seen: async ({ room }) => {
      const scored = room.events.find(({ reason }) => reason === 'flock');
      assert.notEqual(scored.seat, room.steps[0].seat);
    },
  }));

test('Hills: a tile is buried, and one tile fewer is left', () =>
  playAt('hill_buried', {
    seen: async ({ pages }) => {
      for (const page of pages.values()) assert.ok((await buriedOn(page)) > 0);
    },
  }));

test('Hills: of equals only who stands on a hill scores', () => playAt('hill_tie'));

test('Vineyards: a monastery is worth more for each around it', () =>
  playAt('vineyard_monastery', {
    seen: async ({ room }) => {
      const scored = room.events.find(({ lines }) => lines?.some(({ what }) => what.startsWith('vineyard')));
      assert.equal(scored.feature, 'monastery');
    },
  }));

testLong('Hills: two cities at one side are told apart', () =>
  playAt('shared_side', {
    asked: () => ({
      deploy: async (page, line) => {
        assert.match(await line.textContent(), /Knight \(/);
        await until(
          () => page.locator('.claim[data-piece="meeple"]').filter({ hasText: 'Knight' }).count(),
          2,
        );
        await look(page, 'rare-shared_side-asked');
      },
    }),
  }),
);
