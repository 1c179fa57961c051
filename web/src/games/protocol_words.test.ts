// @vitest-environment happy-dom

// The client has words for everything that the protocol can name.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allCatalogues } from '../i18n/all_catalogues.ts';
import type { Action, Event, GameEvent, GameView, RoomView } from '../net/protocol.gen.ts';
import { type Asked, askedOf } from '../play/words.ts';
import { bringModules } from './carcassonne/modules/bring_modules.ts';
import { CARCASSONNE_WORDS } from './carcassonne/words.ts';

await bringModules();
const { en } = await allCatalogues();

/** As a name, since Vite takes addresses beside it for parts of a page. */
const HERE = import.meta.url;

interface Definition {
  enum?: string[];
  oneOf?: { $ref: string }[];
  properties?: { type?: { const: string } };
}

function schema(name: string): Record<string, Definition> {
  const file = new URL(`../../../protocol/schema/${name}.json`, HERE);
  return JSON.parse(readFileSync(file, 'utf8')).$defs;
}

const common = schema('common');
/** The `type` of each. */
const alternatives = (definitions: Record<string, Definition>, { oneOf = [] }: Definition): string[] =>
  oneOf.map(({ $ref }) => definitions[$ref.split('/').at(-1)!]!.properties!.type!.const);

/** Places and features of a Castle tile have their own words, in castle/. */
const OF_THE_CASTLE = ['score_next', 'use_wall_tile', 'keep_moved', 'wall_tile_taken', 'wall_tile_used'];
/** Told in discovery/. */
const OF_THE_DISCOVERY = ['take_follower'];
/** A tile is placed on the board, and resigning has its own button. */
const NOT_A_CHOICE = ['place_tile', 'place_other', 'resign'];
/** Events that are visible anyhow, or told together with another one. */
const NOT_IN_THE_LOG = ['tile_drawn', 'piece_returned', 'turn_ended', 'token_returned'];

const game = {
  board: [{ tile: 'base-D', x: 0, y: 0, rotation: 0, seat: null }],
  pieces: [{ seat: 1, piece: 'meeple', x: 0, y: 0, feature: 0 }],
  towers: [],
  seats: [{ castles: 3 }, { castles: 3 }],
  bazaar: { seller: 0, tiles: ['base-D'], index: 0, bids: [{ seat: 1, bid: 2 }] },
} as unknown as GameView;
const rules = { modules: [], options: {} };
const view = { seats: [{ name: 'Ada' }, { name: 'Ben' }], you: 0, game, rules } as unknown as RoomView;

function choice(type: string): string {
  const action = { type, piece: 'meeple', feature: 0, x: 0, y: 0, from_seat: 1, quarter: 'castle' } as Action;
  const tile = { tile: 'base-D', rotation: 0 };
  return CARCASSONNE_WORDS.choice(action, tile, game, { view, among: [action] });
}

describe('the client has words for', () => {
  it.each(common.error_code!.enum!)('the error %s', (code) => {
    const keys = Object.keys(en);
    expect(keys.includes(`error.${code}`) || keys.includes(`error.${code.split('/')[0]}`)).toBe(true);
  });

  const header = new URL('../../../protocol/codecs/include/protocol/http.hpp', HERE);
  const [, list = ''] = /enum class HttpCode[^{]*\{([^}]*)\}/.exec(readFileSync(header, 'utf8')) ?? [];
  const ofHttp = list.split(',').flatMap((word) => word.trim() || []);
  it.each(ofHttp)('the refusal of HTTP %s', (code) => {
    expect(ofHttp).toContain('foreign_origin');
    expect(en).toHaveProperty([`error.http/${code}`]);
  });

  it.each(common.piece!.enum!)('the piece %s', (piece) => {
    expect(en).toHaveProperty([`piece.${piece}`]);
  });

  const actions = alternatives(common, common.action!).filter(
    (type) => ![...OF_THE_CASTLE, ...OF_THE_DISCOVERY, ...NOT_A_CHOICE].includes(type),
  );
  it.each(actions)('the choice %s', (type) => {
    expect(choice(type)).not.toBe(type);
    expect(choice(type)).not.toBe('');
  });

  const definitions = schema('events');
  const events = alternatives(definitions, definitions.game_event!).filter(
    (type) => ![...OF_THE_CASTLE, ...NOT_IN_THE_LOG].includes(type),
  );
  it.each(events)('the event %s', (type) => {
    const event = {
      type,
      seat: 0,
      owner: 1,
      from_seat: 1,
      piece: 'meeple',
      kind: 'city',
      award: 'king',
      points: 3,
      height: 2,
      quarter: 'castle',
      from: 'castle',
      to: 'market',
      figure: 'mage',
    };
    expect(CARCASSONNE_WORDS.event(event as unknown as Event, view)).toMatch(/\w/);
  });
});

describe('what is asked', () => {
  const pass: Action = { type: 'pass' };
  const capture: Action = { type: 'capture', x: 0, y: 0, feature: 0 };
  const ransom: Action = { type: 'ransom', from_seat: 1, piece: 'meeple' };
  const exchange: Action = { type: 'choose_exchange', piece: 'abbot' };
  const build: Action = { type: 'place_tower_piece', x: 0, y: 0 };
  const knight: Action = { type: 'deploy', piece: 'meeple', feature: 0 };
  const question = (...among: Action[]) => CARCASSONNE_WORDS.question(game, { view, among });
  const passing = (...among: Action[]) =>
    CARCASSONNE_WORDS.choice(pass, { tile: 'base-D', rotation: 0 }, game, { view, among });
  /** A ransom is offered, or nothing, which brings these events. */
  const late = (...events: GameEvent['type'][]) =>
    askedOf(view, [
      { action: ransom, events: [], after: [] },
      { action: pass, events: events.map((type) => ({ type, seat: 0 }) as GameEvent), after: [] },
    ]);

  it('follows from what may be done', () => {
    expect(question(knight, pass)).toBe('Send a meeple?');
    expect(question(knight, build, ransom, pass)).toBe('One of these, if you like');
    expect(question(capture, pass)).toBe('Take a prisoner?');
    expect(question(exchange)).toMatch(/^You hold each other/);
    expect(question(ransom, pass)).toBe('Pay a ransom?');
    expect(question({ type: 'draw_again' }, pass)).toBe('Your tile fits nowhere.');
  });

  it('says what doing nothing means', () => {
    expect(passing(knight, pass)).toBe('No meeple');
    expect(passing(build, pass)).toBe('Nothing');
    expect(passing(capture, pass)).toBe('Take nobody');
    expect(passing(ransom, pass)).toBe('Nothing');
  });

  it('tells of the end of the turn only where passing is known to end it', () => {
    const tile = { tile: 'base-D', rotation: 0 };
    const said = (asked: Asked) => [
      CARCASSONNE_WORDS.question(game, asked),
      CARCASSONNE_WORDS.choice(pass, tile, game, asked),
    ];
    expect(said(late('turn_ended'))).toEqual(['Before your turn ends: pay a ransom?', 'End the turn']);
    expect(said(late('double_turn'))).toEqual(['Pay a ransom?', 'Nothing']);
  });

  it('is said in general words while the drawing of a tile is on the way', () => {
    const tile = { tile: 'not-here-yet', rotation: 0 };
    expect(CARCASSONNE_WORDS.choice(knight, tile, game, { view, among: [knight] })).toBe('Meeple');
  });

  it('explains a ransom, and names who may be taken', () => {
    expect(choice('ransom')).toBe('Pay Ben 3 points for your meeple');
    expect(choice('capture')).toBe('Knight (Ben): at the start tile');
  });
});
