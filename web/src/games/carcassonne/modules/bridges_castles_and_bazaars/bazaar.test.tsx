// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Action, GameView, RoomView } from '../../../../net/protocol.gen.ts';
import type { Choosing, Draft } from '../../../../play/draft.ts';
import type { Turn } from '../../../../play/turn.ts';
import { askedOf } from '../../../../play/words.ts';
import { whenDrawn } from '../../tiles/index.ts';
import { CARCASSONNE_WORDS } from '../../words.ts';
import { bringModules } from '../bring_modules.ts';
import { bidsIn, nearestBid, seatsToPlay } from './auction.ts';
import { BazaarNow } from './bazaar_now.tsx';
import { BuiltBelongings } from './belongings.tsx';
import { BridgeOrBid } from './besides.tsx';

await bringModules();
await whenDrawn('base-E');

const names = ['Ada', 'Ben', 'Cem'];
const seats = names.map((name) => ({ name, colour: 'red' }));
const states = [
  { bridges: 3, castles: 2 },
  { bridges: 0, castles: 3, bought_tile: 'base-E' },
  { bridges: 1 },
];
const bids = [
  { seat: 2, bid: 1 },
  { seat: 1, bid: 2 },
];
const auction = { seller: 2, tiles: ['base-E', 'base-U'], index: 1, bids };
const game = {
  phase: 'bazaar',
  seat: 0,
  board: [],
  pieces: [],
  seats: states,
  bazaar: auction,
  bazaar_openers: [0],
  legal: null,
} as unknown as GameView;
const room = (you: number | null, now = game, options = {}): RoomView =>
  ({
    you,
    seats,
    game: now,
    rules: { modules: ['bridges_castles_and_bazaars'], options },
  }) as unknown as RoomView;

const choosing = (actions: Action[], chosen: number): Choosing => ({
  step: 'choose',
  done: [],
  events: [],
  canTakeBack: false,
  pressed: false,
  at: null,
  choices: actions.map((action) => ({ action, events: [], after: [] })),
  chosen,
});
const bid = (n: number): Action => ({ type: 'bazaar_bid', bid: n });
const offer = (index: number, n: number): Action => ({ type: 'bazaar_offer', index, bid: n });
const pass: Action = { type: 'pass' };
const question = (actions: Action[], view = room(0)) =>
  CARCASSONNE_WORDS.question(view.game!, askedOf(view, choosing(actions, 0).choices));
const said = (action: Action, view = room(0)) =>
  CARCASSONNE_WORDS.choice(action, { tile: 'base-D', rotation: 0 }, view.game!, {
    view,
    among: [action],
  });

describe('the bids', () => {
  it('are those for the chosen tile, the lowest first', () => {
    const offers = [offer(0, 1), offer(0, 0), offer(1, 0)];
    expect(bidsIn(choosing(offers, 0)).map(({ choice }) => choice)).toEqual([1, 0]);
    expect(bidsIn(choosing(offers, 2)).map(({ choice }) => choice)).toEqual([2]);
    expect(bidsIn(choosing([bid(3), bid(4), pass], 2)).map((each) => each.bid)).toEqual([3, 4]);
    expect(bidsIn(choosing([{ type: 'bazaar_buy' }], 0))).toEqual([]);
  });

  it('keep what is typed within their bounds', () => {
    const bids = bidsIn(choosing([bid(3), bid(4), bid(5), pass], 3));
    expect([0, 4, 99].map((wanted) => nearestBid(bids, wanted)?.bid)).toEqual([3, 4, 5]);
  });
});

describe('the order of the turns', () => {
  it('begins after who opened the bazaar, who is last', () => {
    expect(seatsToPlay(game)).toEqual([1, 2, 0]);
    const bought = [{ bought_tile: 'base-E' }, {}, { bought_tile: 'base-U' }];
    const playing = (seat: number, openers?: number[]) =>
      seatsToPlay({
        ...game,
        bazaar: undefined,
        bazaar_openers: openers,
        seat,
        seats: bought,
      } as unknown as GameView);
    expect(playing(1)).toEqual([2, 0]);
    expect(playing(2, [1])).toEqual([0, 2]);
    expect(seatsToPlay({ ...game, bazaar: undefined, seats: [{}, {}] } as unknown as GameView)).toEqual([]);
  });
});

describe('the words', () => {
  it('ask for an offer, a bid, and whether to keep the tile', () => {
    expect(question([offer(0, 0)])).toBe('Bazaar: which tile do you offer, and what do you bid for it?');
    expect(question([bid(3), pass])).toBe('Bazaar: the highest bid is 2, by Ben. Do you bid more?');
    expect(question([pass])).toBe('Bazaar: the highest bid is 2, by Ben. Do you bid more?');
    expect(question([{ type: 'bazaar_buy' }, { type: 'bazaar_sell' }])).toMatch(/^Bazaar: nobody bids more/);
    expect(said(pass)).toBe('No bid');
    expect(said(bid(3))).toBe('Bid 3');
    expect(said({ type: 'bazaar_buy' })).toBe('Keep it: you pay Ben 2 points');
    expect(said({ type: 'bazaar_sell' })).toBe('Sell it: Ben pays you 2 points');
  });

  it('speak of taking where nobody bids', () => {
    const view = room(0, { ...game, bazaar: { seller: 0, tiles: ['base-E'] } } as GameView, {
      bazaar_auction: 'pick',
    });
    expect(question([offer(0, 0)], view)).toBe('Bazaar: which tile do you take?');
    expect(said(offer(0, 0), view)).toBe('Take: city north');
    expect(CARCASSONNE_WORDS.part!(view.game!, room(1, view.game!, { bazaar_auction: 'pick' }))).toBe(
      'Bazaar: Ada takes a tile.',
    );
  });

  it('tell the others whom the game waits for, and whose tile is played', () => {
    const part = (now: Partial<GameView>, you = 2) =>
      CARCASSONNE_WORDS.part!({ ...game, ...now } as GameView, room(you));
    expect(part({})).toBe('Bazaar: Ada may bid.');
    expect(part({ seat: 2 }, 1)).toBe('Bazaar: Cem keeps the tile or sells it.');
    expect(part({ bazaar: { seller: 1, tiles: ['base-E'] }, seat: 1 })).toBe('Bazaar: Ben offers a tile.');
    expect(part({}, 0)).toBe(null);
    const bought = { phase: 'place', hand_is_bought: true } as const;
    expect(part({ ...bought, seat: 1 })).toBe('Ben plays a tile from the bazaar.');
    expect(part({ ...bought, seat: 2 })).toBe('You play your tile from the bazaar.');
    expect(part({ phase: 'place', seat: 1 })).toBe(null);
    expect(CARCASSONNE_WORDS.called!(game)).toBe('Your turn at the bazaar');
  });

  it('tell the log who gets a tile, and from whom', () => {
    const gets = (from: number | null, price: number) =>
      CARCASSONNE_WORDS.event({ type: 'tile_auctioned', to: 2, from, tile: 'base-E', price }, room(0));
    expect(gets(1, 4)).toBe('Cem gets a tile, 4 to Ben');
    expect(gets(null, 4)).toBe('Cem gets a tile for 4');
    expect(gets(null, 0)).toBe('Cem gets a tile');
    expect(gets(1, 0)).toBe('Cem gets a tile');
  });
});

describe('shown', () => {
  const host = document.createElement('div');
  const show = (element: preact.JSX.Element) => act(() => render(element, host));
  beforeEach(() => {
    render(null, host);
    document.body.append(host);
  });

  it('everybody sees the open tiles, which one is on offer, and the highest bid', async () => {
    const waiting: Draft = { step: 'wait' };
    await show(<BazaarNow view={room(null)} game={game} draft={waiting} />);
    expect(host.querySelectorAll('.bazaar-tiles li')).toHaveLength(2);
    expect(host.querySelectorAll('.is-offered')).toHaveLength(1);
    expect(host.textContent).toContain(
      'Highest bid: 2 (Ben). Then they are played in this order: Ben, Cem, and Ada.',
    );
    await show(
      <BazaarNow
        view={room(null)}
        game={{ ...game, bazaar: undefined, seats: [{}, {}] } as unknown as GameView}
        draft={waiting}
      />,
    );
    expect(host.textContent).toBe('');
  });

  it('a bid goes up and down by one, and as a number', async () => {
    const choose = vi.fn();
    const turn = { choose } as unknown as Turn;
    const draft = choosing([bid(3), bid(4), bid(5), pass], 3);
    await show(<BridgeOrBid view={room(0)} turn={turn} draft={draft} />);
    const [less, more] = [...host.querySelectorAll('button')];
    more!.click();
    expect(choose).toHaveBeenLastCalledWith(0);
    less!.click();
    expect(choose).toHaveBeenCalledTimes(1);
    await show(<BridgeOrBid view={room(0)} turn={turn} draft={{ ...draft, chosen: 1 }} />);
    less!.click();
    expect(choose).toHaveBeenLastCalledWith(0);
    more!.click();
    expect(choose).toHaveBeenLastCalledWith(2);
    const field = host.querySelector('input')!;
    expect([field.min, field.max, field.value]).toEqual(['3', '5', '4']);
    field.value = '40';
    field.dispatchEvent(new Event('change', { bubbles: true }));
    expect(choose).toHaveBeenLastCalledWith(2);
  });

  it('a seat shows what it has left, and its tile from the bazaar', async () => {
    await show(<BuiltBelongings view={room(0)} game={game} seat={1} />);
    expect([...host.querySelectorAll('.unseen')].map(({ textContent }) => textContent)).toEqual([
      '0 bridges left',
      '3 castles left',
      'Tile from the bazaar: city north',
    ]);
    expect(host.querySelectorAll('.out')).toHaveLength(1);
  });

  it('a seat shows none of it at a table without the module', async () => {
    const view = { ...room(0), rules: { modules: ['abbot'], options: {} } } as unknown as RoomView;
    await show(<BuiltBelongings view={view} game={game} seat={1} />);
    expect(host.textContent).toBe('');
  });
});
