import { describe, expect, it } from 'vitest';
import type { CatalogueGame } from '../../net/protocol.gen.ts';
import { optionsOf, seatsAllowed, wishedRules, wishFor, withModule } from './wish.ts';

const rules = {
  game: 'g',
  preset: 'standard',
  edition: 'new',
  modules: ['farmers'],
  options: { tiny_city: 4, sixth_player: false },
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
