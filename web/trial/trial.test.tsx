// @vitest-environment happy-dom

// A module of which no file of the page knows is shown everywhere by its line in the registry.

import { type ComponentChild, render } from 'preact';
import { act } from 'preact/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { createCamera } from '../src/board/index.ts';
import { CarcassonneBoard } from '../src/games/carcassonne/board/carcassonne_board.tsx';
import { fetchHelp } from '../src/games/carcassonne/help.tsx';
import { bringModules, carcassonneTally } from '../src/games/carcassonne/modules/bring_modules.ts';
import { layersIn } from '../src/games/carcassonne/modules/brought.ts';
import { MODULES } from '../src/games/carcassonne/modules/index.ts';
import { PARTS } from '../src/games/carcassonne/table/parts.ts';
import { targetsOf } from '../src/games/carcassonne/table/targets.ts';
import { loadTexts } from '../src/i18n/index.ts';
import type { Action, CatalogueGame, Event, GameEvent, GameView, RoomView } from '../src/net/protocol.gen.ts';
import type { Choosing } from '../src/play/draft.ts';
import { pointsByKind } from '../src/play/result/points_by_kind.ts';
import { SeatList } from '../src/play/table/seat_list.tsx';
import { askedOf } from '../src/play/words.ts';
import { Modules } from '../src/shell/create/modules.tsx';
import { wishFor, withModule } from '../src/shell/create/wish.ts';
import './texts.ts';

vi.mock('../src/games/carcassonne/modules/index.ts', async (original) => {
  const { MODULES } = await original<{ MODULES: readonly object[] }>();
  const { TRIAL } = await import('./index.ts');
  return { MODULES: [...MODULES, TRIAL] };
});

await Promise.all([bringModules(), loadTexts(['modules', 'rules', 'help'])]);

const haul = { type: 'haul', x: 0, y: 0, to: [1, 0], number: 2 } as unknown as Action;
const guess = { type: 'guess', number: 7 } as unknown as Action;
const give = { type: 'give' } as unknown as Action;
const pass: Action = { type: 'pass' };
const hauled = { type: 'cart_hauled', seat: 0, from: [0, 0], to: [1, 0], count: 2 } as unknown as GameEvent;

const game = {
  step: 5,
  phase: 'action',
  seat: 0,
  tile: null,
  board: [
    { tile: 'base-D', x: 0, y: 0, rotation: 0, seat: null },
    { tile: 'base-D', x: 1, y: 0, rotation: 0, seat: 0 },
  ],
  pieces: [],
  seats: [
    { score: 2, supply: { meeple: 6, companion: 1 }, cloister: true, guessed: true },
    { score: 0, supply: { meeple: 7, companion: 1, champion: 1 }, guessed: true },
  ],
  cart: { x: 0, y: 0, load: 9 },
  own: { guess: 7 },
} as unknown as GameView;
const view = {
  phase: 'playing',
  you: 0,
  rules: { game: 'carcassonne', modules: ['trial'], options: {} },
  seats: [
    { name: 'Ada', colour: 'red' },
    { name: 'Ben', colour: 'blue' },
  ],
  game,
} as unknown as RoomView;

const tile = { tile: 'base-D', rotation: 0, x: 1, y: 0 };
const asked = { view, among: [] };
const words = PARTS.words;

/** A turn in which these may be chosen. */
function choosing(actions: readonly Action[], events: readonly GameEvent[] = []): Choosing {
  const choices = actions.map((action) => ({ action, events: [], after: [] }));
  return {
    step: 'choose',
    at: null,
    done: [],
    events,
    canTakeBack: false,
    pressed: false,
    choices,
    chosen: 0,
  };
}

function shown(what: ComponentChild): HTMLElement {
  const host = document.createElement('div');
  act(() => render(what, host));
  return host;
}

const textsOf = (host: ParentNode, which: string) =>
  [...host.querySelectorAll(which)].map(({ textContent }) => textContent);

it('the registry of the page itself does not have the trial', async () => {
  const { MODULES: own } = await vi.importActual<{ MODULES: typeof MODULES }>(
    '../src/games/carcassonne/modules/index.ts',
  );
  expect([own.length + 1, own.some(({ name }) => name === 'trial')]).toEqual([MODULES.length, false]);
});

describe('at a table', () => {
  it('each seat has its pieces, and what else it owns; its own player alone sees the secret', async () => {
    const host = shown(<SeatList view={view} game={game} parts={PARTS} />);
    await vi.waitFor(() => expect(host.textContent).toContain('Holds a cloister'));
    const [ada, ben] = textsOf(host, '.seat-supply');
    expect(ada).toContain('1 companion left');
    expect(ada).toContain('0 champions left');
    expect(ada).toContain('Your number: 7');
    expect(ben).toContain('1 champion left');
    expect(ben).toContain('Has written down a number');
    expect(ben).not.toContain('Your number');
  });

  it('no seat has any of it where the trial is not in play', () => {
    const others = { ...view, rules: { ...view.rules, modules: ['abbot'] } };
    const host = shown(<SeatList view={others} game={game} parts={PARTS} />);
    expect(host.textContent).not.toMatch(/companion|champion/);
  });

  it('its pieces have figures and names of their own', () => {
    expect(Object.keys(PARTS.figures!)).toEqual(expect.arrayContaining(['companion', 'champion']));
    const claim = (piece: string) =>
      words.choice({ type: 'deploy', piece, feature: 0 } as Action, tile, game, asked);
    expect(claim('companion')).toBe('Companion');
    expect(claim('champion')).toBe('Knight, champion');
  });

  it('its phase says who may do what, and asks', () => {
    const gift = { ...game, phase: 'gift', seat: 1 } as unknown as GameView;
    expect(words.part!(gift, view)).toBe('Ben may give up a meeple');
    const giving = askedOf(view, choosing([give, pass]).choices);
    expect(words.question(gift, giving)).toBe('Give up a meeple for two points?');
    expect(words.choice(pass, tile, gift, giving)).toBe('Give up nothing');
  });

  it('its choices are words and a picture, and asked as the module says', () => {
    expect(words.choice(haul, tile, game, asked)).toBe('Haul 2 stones to 1 east');
    expect(words.choice(guess, tile, game, asked)).toBe('Write down 7');
    expect(words.question(game, askedOf(view, choosing([haul, pass]).choices))).toBe(
      'One of these, if you like',
    );
    expect(PARTS.choices).toMatchObject({ haul: { anywhere: true }, guess: { beforeClaims: true } });
    const { ChoiceIcon } = PARTS;
    const { choices } = choosing([haul]);
    const icon = shown(<ChoiceIcon {...{ choices, view, game, tile }} index={0} survey={null} />);
    expect(icon.querySelectorAll('.trial-cart')).toHaveLength(1);
  });

  it('an action with a second cell is chosen on the board, where it leads, under a mark of its own', async () => {
    const further = { ...haul, to: [0, 1], number: 1 } as Action;
    const draft = choosing([haul, further, guess]);
    const targets = targetsOf(draft, view, game, words);
    expect(targets.map(({ x, y, act, label, choice }) => [x, y, act, label, choice])).toEqual([
      [1, 0, 'haul', 'Haul 2 stones to 1 east', 0],
      [0, 1, 'haul', 'Haul a stone to 1 south', 1],
    ]);
    const onTarget = vi.fn();
    const host = board({ targets, onTarget });
    await vi.waitFor(() => expect(host.querySelectorAll('.is-haul circle[r="4"]')).toHaveLength(4));
    act(() => host.querySelector<HTMLElement>('[aria-label="Haul a stone to 1 south"]')!.click());
    expect(onTarget).toHaveBeenCalledWith(1);
  });

  it('its layer is on the board, as it stands after what was decided', () => {
    const loadAt = (events: readonly GameEvent[]) => {
      const cart = board({ layers: layersIn(choosing([pass], events), game) }).querySelector('.trial-cart');
      return cart?.getAttribute('data-load');
    };
    expect(loadAt([])).toBe('9');
    expect(loadAt([hauled])).toBe('7');
    expect(loadAt([{ ...hauled, count: 9 } as GameEvent])).toBe(undefined);
  });

  it('its events are lines of the log', () => {
    const line = (event: object) => words.event(event as Event, view);
    expect(line(hauled)).toBe('Ada hauls 2 stones to 1 east');
    expect(line({ type: 'guess_written', seat: 1 })).toBe('Ben writes down a number');
  });

  function board(props: object): HTMLElement {
    return shown(
      <CarcassonneBoard
        camera={createCamera()}
        tiles={game.board.map((placed) => ({ ...placed, instance: 0 }))}
        pieces={[]}
        seats={[{ colour: 'red' }, { colour: 'blue' }]}
        labels={{ board: '', legalCells: '', claims: '', cell: () => '', ghost: () => '' }}
        look="map"
        {...props}
      />,
    );
  }
});

describe('its scores', () => {
  const scored = (seat: number, points: number, of: object) =>
    ({ type: 'scored', seat, points, lines: [], tiles: [], ...of }) as unknown as GameEvent;
  const stones = scored(0, 2, { feature: 'stones', reason: 'hauled' });
  const number = scored(1, 7, { reason: 'guessed' });

  it('have lines of the log', () => {
    expect(words.event(stones, view)).toBe('Ada +2: stones');
    expect(words.event(number, view)).toBe('Ben 7: a number that nobody else wrote down');
  });

  it('have kinds of their own in the result', async () => {
    const started = { type: 'game_started', number: 1, first_player: 0 } as unknown as Event;
    const log = [{ step: 0, events: [started, stones, number] }];
    const kinds = pointsByKind(log as never, 1, [2, 7], await carcassonneTally());
    expect([...kinds!]).toEqual([
      ['stones', [2, 0]],
      ['guess', [0, 7]],
    ]);
  });
});

describe('before a game', () => {
  it('its card of the create page has its name, picture and options', async () => {
    const rules = { game: 'carcassonne', preset: 'standard', edition: 'new', modules: [], options: {} };
    const catalogue = {
      game: 'carcassonne',
      modules: [{ name: 'abbot' }, { name: 'trial' }, { name: 'of_a_newer_server' }],
      options: [{ name: 'trial_cart', module: 'trial', default: false, values: [false, true] }],
      presets: [{ rules, seats_min: 1, seats_max: 5 }],
    } as unknown as CatalogueGame;
    const wish = withModule(catalogue, wishFor(catalogue, 'standard'), 'trial', true);
    const host = shown(<Modules game={catalogue} wish={wish} onChange={() => {}} />);
    expect(host.querySelectorAll('.module')).toHaveLength(2);
    const card = host.querySelector('.module.on')!;
    expect(card.textContent).toContain('The Trial');
    expect(card.textContent).toContain('A cart full of stones');
    expect(textsOf(card, 'details label').join()).toContain('A cart is hauled from tile to tile');
    await vi.waitFor(() => expect(card.querySelectorAll('.module-picture circle')).toHaveLength(2));
  });

  it('how to play has its card', async () => {
    const Help = await fetchHelp();
    const said = textsOf(shown(<Help rules={view.rules} />), 'h2');
    expect(said).toContain('The Trial');
    expect(textsOf(shown(<Help rules={{ modules: ['abbot'] }} />), 'h2')).not.toContain('The Trial');
  });
});
