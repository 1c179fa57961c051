import { describe, expect, it } from 'vitest';
import type { CatalogueGame } from '../../net/protocol.gen.ts';
import { minutesFor } from './game_length.tsx';
import {
  isAsChosen,
  optionsOf,
  seated,
  seatsAllowed,
  valueIn,
  valuesOf,
  wishAsChosen,
  wishedRules,
  wishFor,
  withModule,
} from './wish.ts';

const rules = {
  game: 'g',
  preset: 'standard',
  edition: 'new',
  modules: ['farmers'],
  options: { tiny_city: 4, sixth_player: false, first_player: 'random' },
};
const game = {
  game: 'g',
  modules: [{ name: 'river' }, { name: 'farmers' }, { name: 'tower', defaults: { sixth_player: true } }],
  options: [
    { name: 'tiny_city', module: null, default: 4, default_by_edition: { classic: 3 } },
    { name: 'river_uturn', module: 'river', default: 'off' },
    { name: 'sixth_player', module: null, default: false },
    { name: 'first_player', module: null, default: 'random' },
  ],
  presets: [
    { rules, seats_min: 1, seats_max: 5 },
    { rules: presetLike('early', { edition: 'classic', tiny_city: 2 }), seats_min: 1, seats_max: 5 },
    {
      rules: presetLike('with_tower', { modules: ['tower'], sixth_player: true }),
      seats_min: 1,
      seats_max: 6,
    },
  ],
} as unknown as CatalogueGame;
const wish = wishFor(game, 'standard');

/** A preset's resolved rules. */
function presetLike(preset: string, { edition = 'new', modules = ['farmers'], ...options }) {
  return { ...rules, preset, edition, modules, options: { ...rules.options, ...options } };
}

describe('what is asked of the server', () => {
  it('is the bare preset when nothing was changed', () => {
    expect(wishedRules(game, wish)).toEqual({ game: 'g', preset: 'standard' });
  });

  it('names what differs, and the whole list of modules', () => {
    const changed = { ...wish, edition: 'classic', modules: [], options: { ...wish.options, tiny_city: 2 } };
    expect(wishedRules(game, changed)).toEqual({
      game: 'g',
      preset: 'standard',
      edition: 'classic',
      modules: [],
      options: { tiny_city: 2 },
    });
  });
});

describe('the modules', () => {
  it('keep the order of the server, in whichever order they are chosen', () => {
    const chosen = withModule(game, withModule(game, wish, 'tower', true), 'river', true);
    expect(chosen.modules).toEqual(['river', 'farmers', 'tower']);
    expect(withModule(game, chosen, 'farmers', false).modules).toEqual(['river', 'tower']);
  });

  it('have options of their own', () => {
    expect(optionsOf(game, 'river').map(({ name }) => name)).toEqual(['river_uturn']);
    expect(optionsOf(game, null).map(({ name }) => name)).toEqual([
      'tiny_city',
      'sixth_player',
      'first_player',
    ]);
  });
});

describe('what the host has not set', () => {
  const classic = { ...wish, edition: 'classic' };
  const tower = withModule(game, wish, 'tower', true);

  it('follows the printing', () => {
    expect(valueIn(game, wish, 'tiny_city')).toBe(4);
    expect(valueIn(game, classic, 'tiny_city')).toBe(3);
    expect(wishedRules(game, classic)).toEqual({ game: 'g', preset: 'standard', edition: 'classic' });
  });

  it('follows the modules, there and back', () => {
    expect(valueIn(game, tower, 'sixth_player')).toBe(true);
    expect(valueIn(game, withModule(game, tower, 'tower', false), 'sixth_player')).toBe(false);
    expect(wishedRules(game, tower).options).toBeUndefined();
  });

  it('follows neither where the preset decides', () => {
    expect(valueIn(game, wishFor(game, 'early'), 'tiny_city')).toBe(2);
    expect(valueIn(game, { ...wishFor(game, 'early'), edition: 'new' }, 'tiny_city')).toBe(2);
  });

  it('gives way to what the host has set, even where that was usual before', () => {
    const set = withModule(game, { ...wish, options: { sixth_player: false } }, 'tower', true);
    expect(valueIn(game, set, 'sixth_player')).toBe(false);
    expect(wishedRules(game, set).options).toEqual({ sixth_player: false });
  });

  it('opens the seats that come with it', () => {
    expect(seatsAllowed(game, tower)).toHaveLength(6);
    expect(seatsAllowed(game, wishFor(game, 'with_tower'))).toHaveLength(6);
    expect(seatsAllowed(game, withModule(game, wishFor(game, 'with_tower'), 'tower', false))).toHaveLength(5);
  });
});

describe('the seats on offer', () => {
  it('are those of the preset', () => {
    expect(seatsAllowed(game, wish)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are six when the host admits a sixth player', () => {
    expect(seatsAllowed(game, { ...wish, options: { ...wish.options, sixth_player: true } })).toHaveLength(6);
  });
});

describe('the first player', () => {
  const first = (seats: number, first_player: number) => ({
    ...wish,
    seats,
    options: { ...wish.options, first_player },
  });

  it('has a seat at the table', () => {
    const option = { name: 'first_player', module: null, default: 'random', values: ['random', 0, 1, 2, 3] };
    expect(valuesOf(option, { ...wish, seats: 2 })).toEqual(['random', 0, 1]);
    expect(seated(game, first(3, 2)).options.first_player).toBe(2);
  });

  it('is as usual again when the one chosen has lost the seat', () => {
    expect(valueIn(game, seated(game, first(2, 2)), 'first_player')).toBe('random');
    expect(seated(game, first(9, 5))).toMatchObject({ seats: 5, options: {} });
  });
});

describe('what is chosen by one press', () => {
  const early = { name: 'quick', preset: 'early' } as const;
  const everything = { name: 'everything', preset: 'standard', allModules: true } as const;

  it('takes the place of what was wished for, but for the seats', () => {
    const before = { ...wish, seats: 4, options: { tiny_city: 2 } };
    const all = wishAsChosen(game, before, everything);
    expect(all).toMatchObject({
      seats: 4,
      preset: 'standard',
      modules: ['river', 'farmers', 'tower'],
      options: {},
    });
    expect(wishAsChosen(game, all, early)).toMatchObject({ edition: 'classic', modules: ['farmers'] });
  });

  it('is known again, until something is changed', () => {
    const all = wishAsChosen(game, wish, everything);
    expect([early, everything].map((choice) => isAsChosen(game, all, choice))).toEqual([false, true]);
    expect(isAsChosen(game, withModule(game, all, 'tower', false), everything)).toBe(false);
    expect(isAsChosen(game, { ...all, options: { tiny_city: 2 } }, everything)).toBe(false);
  });

  it('takes half a minute a tile, said in steps of five minutes', () => {
    expect([71, 189, 3].map(minutesFor)).toEqual([35, 95, 5]);
  });
});
