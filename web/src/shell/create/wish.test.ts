import { describe, expect, it } from 'vitest';
import type { CatalogueGame } from '../../net/protocol.gen.ts';
import { optionsOf, seated, seatsAllowed, valuesOf, wishedRules, wishFor, withModule } from './wish.ts';

const rules = {
  game: 'g',
  preset: 'standard',
  edition: 'new',
  modules: ['farmers'],
  options: { tiny_city: 4, sixth_player: false, first_player: 'random' },
};
const game = {
  game: 'g',
  modules: [{ name: 'river' }, { name: 'farmers' }, { name: 'tower' }],
  options: [
    { name: 'tiny_city', module: null },
    { name: 'river_uturn', module: 'river' },
  ],
  presets: [{ rules, seats_min: 1, seats_max: 5 }],
} as unknown as CatalogueGame;
const wish = wishFor(game, 'standard');

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
    expect(optionsOf(game, null).map(({ name }) => name)).toEqual(['tiny_city']);
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

  it('is as in the preset again when the one chosen has lost the seat', () => {
    expect(seated(game, first(2, 2)).options.first_player).toBe('random');
    expect(seated(game, first(9, 5))).toMatchObject({ seats: 5, options: { first_player: 'random' } });
  });
});
