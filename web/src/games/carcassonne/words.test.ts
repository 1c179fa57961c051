// @vitest-environment happy-dom

import { afterEach, describe, expect, it } from 'vitest';
import { type Language, switchLanguage } from '../../i18n/index.ts';
import type {
  Action,
  Deploy,
  Event,
  GameView,
  PieceDeployed,
  RoomView,
  Scored,
  ScoreLine,
} from '../../net/protocol.gen.ts';
import { sumWords } from '../../play/words.ts';
import { bringModules } from './modules/bring_modules.ts';
import { dragonStepWords } from './modules/princess_and_dragon/words.ts';
import { describeTile, whenDrawn } from './tiles/index.ts';
import { CARCASSONNE_WORDS } from './words.ts';

await bringModules();

const asked = { view: {} as RoomView, among: [] };
const game = {} as GameView;

/** How the claims on a tile are told from one another. */
function claims(tile: string, rotation: number): string[] {
  return describeTile(tile, rotation).features.map((_, feature) => {
    const action: Action = { type: 'deploy', piece: 'meeple', feature };
    return CARCASSONNE_WORDS.choice(action, { tile, rotation }, game, asked);
  });
}

describe('claims', () => {
  it('have their role alone where there is one of the kind', () => {
    expect(claims('base-U', 0)).toContain('Highwayman');
  });

  it('are told apart by the sides they lie at', () => {
    expect(claims('base-U', 0).filter((words) => words.startsWith('Farmer'))).toEqual([
      'Farmer (N E W)',
      'Farmer (E S W)',
    ]);
  });

  it('are told apart by corners where two fields lie at the same side', () => {
    expect(claims('base-S', 1).filter((words) => words.startsWith('Farmer'))).toEqual([
      'Farmer (SW)',
      'Farmer (NW)',
    ]);
  });
});

describe('Inns & Cathedrals', () => {
  const whole = (tile: string) => CARCASSONNE_WORDS.tile(tile, 0);

  it('names inns and cathedrals with the road and the city that they belong to', async () => {
    await Promise.all(['inns-FRRR-ends-inn', 'inns-CCCC-joined-cathedral'].map(whenDrawn));
    expect(whole('inns-FRRR-ends-inn')).toBe(
      'road from the east with an inn; road from the south; road from the west',
    );
    expect(whole('inns-CCCC-joined-cathedral')).toBe('city north, east, south, and west with a cathedral');
  });

  it('tells the big meeple from the other', () => {
    const claim = (piece: 'meeple' | 'big_meeple') =>
      CARCASSONNE_WORDS.choice(
        { type: 'deploy', piece, feature: 0 },
        { tile: 'base-U', rotation: 0 },
        game,
        asked,
      );
    expect([claim('meeple'), claim('big_meeple')]).toEqual(['Highwayman', 'Highwayman, big meeple']);
    const role = CARCASSONNE_WORDS.role({
      type: 'piece_deployed',
      piece: 'big_meeple',
      kind: 'city',
    } as PieceDeployed);
    expect(role).toBe('Knight in the city, big meeple');
  });
});

describe('The Princess & The Dragon', () => {
  const view = { you: 0, seats: [{ name: 'Ada' }, { name: 'Ben' }] } as unknown as RoomView;
  const line = (event: object) => CARCASSONNE_WORDS.event(event as Event, view);

  it('names volcano, dragon, portal and princess', async () => {
    await Promise.all(['dragon-CFFF-volcano', 'dragon-CRRR-ends-princess'].map(whenDrawn));
    expect(CARCASSONNE_WORDS.tile('dragon-CFFF-volcano', 0)).toBe('city north; volcano');
    expect(CARCASSONNE_WORDS.tile('dragon-CRRR-ends-princess', 0)).toMatch(/^city north with a princess; /);
  });

  it('tells of the dragon’s steps and of whom it eats', () => {
    const step = { type: 'dragon_moved', seat: 1, from: [0, 0], to: [2, -1], step: 1, reason: 'step' };
    const home = { type: 'piece_returned', seat: 0, piece: 'meeple', x: 0, y: 0, feature: 0 };
    expect(line(step)).toBe('Ben moves the dragon: 1 north, 2 east');
    expect(line({ ...step, reason: 'volcano' })).toBe('The dragon comes: 1 north, 2 east');
    expect(line({ ...home, reason: 'eaten' })).toBe('The dragon eats: meeple of Ada');
    expect(line({ ...home, reason: 'princess' })).toBe('The princess sends home: meeple of Ada');
    expect(line(home)).toBeNull();
  });

  it('tells who moves the dragon, to all others', () => {
    const dragon_visited = [
      [0, 0],
      [0, 1],
      [1, 1],
    ];
    const moving = (seat: number) =>
      CARCASSONNE_WORDS.part!({ seat, dragon_visited } as unknown as GameView, view);
    expect(moving(1)).toBe('Ben moves the dragon: step 3 of 6.');
    expect(moving(0)).toBeNull();
  });

  it('tells where the dragon may go, and whom it would eat there', () => {
    const game = { board: [] } as unknown as GameView;
    const eaten = { seat: 1, piece: 'builder', x: 0, y: -1, feature: 0 } as const;
    const step = (eats: (typeof eaten)[]) =>
      dragonStepWords({ direction: 'N', x: 0, y: -1, eats }, game, view);
    expect(step([])).toBe('Dragon goes north, eats nobody');
    expect(step([eaten])).toBe('Dragon goes north, eats: builder (Ben)');
  });

  it('asks where the dragon goes, and for a knight where one must go', () => {
    const dragon: Action = { type: 'move_dragon', direction: 'N' };
    const knight: Action = { type: 'remove_knight', x: 0, y: 0, feature: 0 };
    const ask = (...among: Action[]) => CARCASSONNE_WORDS.question({} as GameView, { ...asked, among });
    expect(ask(dragon)).toBe('Where does the dragon go? Step 1 of 6');
    expect(ask(knight)).toBe('The princess sends a knight home');
    expect(ask(knight, { type: 'pass' })).toBe('One of these, if you like');
  });

  it('tells what the fairy brings', () => {
    const scored = { type: 'scored', seat: 0, tiles: [], total: 3, lines: [] };
    expect(line({ ...scored, points: 1, reason: 'fairy_turn' })).toBe('Ada +1: a turn beside the fairy');
    expect(line({ ...scored, points: 3, reason: 'fairy', feature: 'city' })).toBe('Ada +3: fairy, city');
  });

  it('says where a claim through a portal stands', () => {
    const placed = { type: 'tile_placed', seat: 0, tile: 'base-D', x: 1, y: 0, rotation: 0 } as Event;
    const claim = {
      type: 'piece_deployed',
      seat: 0,
      piece: 'meeple',
      x: 0,
      y: 3,
      feature: 0,
      kind: 'city',
    } as Event;
    expect(CARCASSONNE_WORDS.event(placed, view, [placed, claim])).toBe(
      'Ada: 1 east · Knight in the city: 3 south',
    );
  });
});

describe('Traders & Builders', () => {
  const room = { seats: [{ name: 'Ada' }, { name: 'Ben' }], you: 0 } as unknown as RoomView;
  const said = (event: object) => CARCASSONNE_WORDS.event(event as Event, room);

  it('names the goods of a city', async () => {
    await whenDrawn('traders-FCFC-joined-wine');
    expect(CARCASSONNE_WORDS.tile('traders-FCFC-joined-wine', 0)).toBe('city east and west with wine');
  });

  it('claims with builder and pig beside the meeple that is there', () => {
    const claim = (piece: 'builder' | 'pig', feature: number) =>
      CARCASSONNE_WORDS.choice(
        { type: 'deploy', piece, feature },
        { tile: 'base-U', rotation: 0 },
        game,
        asked,
      );
    expect([claim('builder', 0), claim('pig', 1)]).toEqual(['Builder', 'Pig (N E W)']);
  });

  it('tells whose builder gives another tile, and who takes which goods', () => {
    expect(said({ type: 'double_turn', seat: 0, reason: 'builder' })).toBe(
      'Ada: the builder gives another tile',
    );
    expect(said({ type: 'goods_claimed', seat: 1, wine: 1, grain: 0, cloth: 2, tiles: [] })).toBe(
      'Ben takes goods: wine × 1 and cloth × 2',
    );
    expect(said({ type: 'piece_returned', seat: 0, piece: 'pig', reason: 'alone' })).toBe(
      'Ada: the pig is left alone and goes home',
    );
    expect(said({ type: 'piece_returned', seat: 0, piece: 'pig' })).toBe(null);
  });

  it('knows which events give another tile', () => {
    const gives = (...types: string[]) =>
      CARCASSONNE_WORDS.givesTile!(types.map((type) => ({ type }) as Event));
    expect(gives('tile_placed', 'double_turn')).toBe(true);
    expect(gives('tile_placed', 'turn_ended')).toBe(false);
  });

  it('says in the second part of a turn why it goes on', () => {
    const part = (seat: number, more: object = { part: 'builder' }) =>
      CARCASSONNE_WORDS.part!({ seat, phase: 'place', ...more } as GameView, room);
    expect(part(0)).toBe('Your builder works there: one more tile.');
    expect(part(1)).toBe('Ben plays one more tile: the builder works there.');
    expect(part(1, { part: 'builder', turn_seat: 0 })).toBe('Your builder works there: one more tile.');
    expect(part(0, {})).toBe(null);
    expect(part(0, { part: 'builder', phase: 'abbey' })).toBe('Your builder works there: one more tile.');
    for (const phase of ['action', 'dragon', 'wagon', 'late'])
      expect(part(0, { part: 'builder', phase })).toBe(null);
  });
});

describe('the sum of a scoring', () => {
  const sum = (...lines: ScoreLine[]) => {
    const points = lines.reduce((total, line) => total + line.points, 0);
    const scored: Scored = {
      type: 'scored',
      seat: 0,
      points,
      tiles: [],
      reason: 'completed',
      total: points,
      lines,
    };
    return sumWords(scored, CARCASSONNE_WORDS).replaceAll('\u00a0', ' ');
  };
  const counted = (what: string, count: number, each: number): ScoreLine => ({
    what,
    points: count * each,
    count,
    each,
  });

  afterEach(() => switchLanguage('en'));

  it('says how many there are and what each pays', () => {
    expect(sum(counted('tiles', 2, 2))).toBe('2 tiles × 2 = 4');
    expect(sum(counted('cities', 2, 3))).toBe('2 cities × 3 = 6');
    expect(sum(counted('tiles', 3, 2), counted('pennants', 1, 2))).toBe('3 tiles × 2 + 1 pennant × 2 = 8');
    expect(sum(counted('segments', 3, 2))).toBe('3 parts × 2 = 6');
    expect(sum(counted('tiles', 4, 1), { what: 'inn', points: 4 })).toBe('4 tiles × 1 + 4 (inn) = 8');
    expect(sum(counted('tiles', 3, 1), { what: 'witch', points: -1 })).toBe(
      '3 tiles × 1 \u2212 1 (witch) = 2',
    );
    expect(sum(counted('tiles', 3, 1), counted('mage', 3, 1))).toBe(
      '3 tiles × 1 + 3 tiles with the mage × 1 = 6',
    );
  });

  it('says no more than the points where nothing is counted', () => {
    expect(sum({ what: 'tiles', points: 1 })).toBe('in all: 1 point');
    expect(sum({ what: 'cloth', points: 10 })).toBe('most cloth: 10 points');
    expect(sum({ what: 'award', points: 15 }, { what: 'fairy', points: 3 })).toBe('15 (award) + 3 (fairy)');
    expect(sum({ what: 'dragons', points: 3 })).toBe('dragons: 3 points');
    expect(sum(counted('dragons', 2, 3))).toBe('2 dragons × 3 = 6');
  });

  it.each<[Language, string]>([
    ['fr', '2 tuiles × 2 + 1 blason × 2 = 6'],
    ['de', '2 Plättchen × 2 + 1 Wappen × 2 = 6'],
    ['it', '2 tessere × 2 + 1 stemma × 2 = 6'],
    ['ro', '2 piese × 2 + 1 blazon × 2 = 6'],
  ])('is spoken in %s', async (language, words) => {
    await switchLanguage(language);
    expect(sum(counted('tiles', 2, 2), counted('pennants', 1, 2))).toBe(words);
  });
});

describe('points for the most of a good', () => {
  afterEach(() => switchLanguage('en'));

  it.each<[Language, string]>([
    ['en', 'most cloth: 10 points'],
    ['fr', 'le plus de drap : 10 points'],
    ['de', 'am meisten Tuch: 10 Punkte'],
    ['it', 'più stoffa di tutti: 10 punti'],
    ['ro', 'cea mai multă stofă: 10 puncte'],
  ])('are not taken for a number of goods in %s', async (language, words) => {
    await switchLanguage(language);
    const scored = { points: 10, lines: [{ what: 'cloth', points: 10 }] };
    expect(sumWords(scored, CARCASSONNE_WORDS).replace('\u202f', ' ')).toBe(words);
  });
});

describe('Abbey & Mayor', () => {
  const room = { seats: [{ name: 'Ada' }, { name: 'Ben' }], you: 0 } as unknown as RoomView;
  const said = (event: object) => CARCASSONNE_WORDS.event(event as Event, room);
  const claim = (piece: 'mayor' | 'wagon' | 'barn', on: Partial<Deploy>) =>
    CARCASSONNE_WORDS.choice({ type: 'deploy', piece, ...on }, { tile: 'base-U', rotation: 0 }, game, asked);

  it('names the abbey', async () => {
    await whenDrawn('abbey-tile');
    expect(CARCASSONNE_WORDS.tile('abbey-tile', 0)).toBe('abbey');
  });

  it('says what each figure claims, and on which corner a barn stands', () => {
    expect(claim('wagon', { feature: 0 })).toBe('Highwayman, wagon');
    expect(claim('barn', { corner: 'se' })).toBe('Barn (SE)');
    expect(claim('mayor', { feature: 0 })).toBe('Mayor');
  });

  it('asks for the abbey and for the wagon, and what is done instead', () => {
    const abbey: Action = { type: 'place_abbey', x: 1, y: 0 };
    const wagon: Action = { type: 'move_wagon', x: 1, y: 0, feature: 0 };
    const pass: Action = { type: 'pass' };
    const both = (action: Action) => [
      CARCASSONNE_WORDS.question(game, { ...asked, among: [action, pass] }),
      CARCASSONNE_WORDS.choice(pass, { tile: 'base-U', rotation: 0 }, game, {
        ...asked,
        among: [action, pass],
      }),
    ];
    expect(both(abbey)).toEqual(['Lay your abbey now?', 'Keep the abbey']);
    expect(both(wagon)).toEqual(['Where does your wagon go on?', 'The wagon comes home']);
  });

  it('tells of wagons that go on and of who is sent home by a barn', () => {
    const home = { type: 'piece_returned', seat: 1, piece: 'meeple', x: 0, y: 0, feature: 0, reason: 'barn' };
    const goesOn = {
      type: 'piece_moved',
      seat: 0,
      piece: 'wagon',
      from: [0, 0],
      to: [1, 0],
      feature: 0,
      kind: 'road',
    };
    expect(said(home)).toBe('The barn sends home: meeple of Ben');
    expect(said(goesOn)).toBe('Ada moves the wagon on: 1 east');
  });
});
