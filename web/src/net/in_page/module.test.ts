// The module as it is shipped, in Node: it plays as the program does, and keeps rooms as the server
// keeps them. Both are built before: `deploy/run --build-only`. tests/run says so by BASTIDE_PAGE_MODULE,
// and then nothing is skipped.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { RoomView } from '../protocol.gen.ts';
import { newSecret } from '../seat_secrets.ts';
import {
  Conflict,
  type FoundGame,
  type KeptEntry,
  type Listener,
  type RoomStore,
  RoomsModule,
} from './module.ts';

const built = (name: string) => fileURLToPath(new URL(`../../../../build/${name}`, import.meta.url));
const MODULE = process.env.BASTIDE_PAGE_MODULE ?? built('wasm/bastide_page.wasm');
const PROGRAM = process.env.BASTIDE_BINARY ?? built('release/bastide');
const there = process.env.BASTIDE_PAGE_MODULE !== undefined || (existsSync(MODULE) && existsSync(PROGRAM));

const code = there ? new WebAssembly.Module(readFileSync(MODULE)) : null;

class MemoryStore implements RoomStore {
  readonly rooms = new Map<string, KeptEntry[]>();
  readonly games = new Map<string, string>();
  readonly records = new Map<string, string>();
  broken = false;

  async append(room: string, entry: KeptEntry, game: string | null): Promise<void> {
    if (this.broken) throw new Error('the disk is full');
    const entries = this.rooms.get(room) ?? [];
    if ((entries.at(-1)?.seq ?? 0) !== entry.seq - 1) throw new Conflict();
    this.rooms.set(room, [...entries, entry]);
    if (game !== null) this.games.set(game, room);
  }

  async compact(
    room: string,
    seq: number,
    snapshot: KeptEntry | null,
    records: readonly { game: string; text: string }[],
  ): Promise<void> {
    if (this.rooms.get(room)?.at(-1)?.seq !== seq) throw new Conflict();
    this.rooms.set(room, snapshot === null ? [] : [snapshot]);
    for (const { game, text } of records) this.records.set(game, text);
  }

  async load(room: string): Promise<readonly KeptEntry[]> {
    return this.rooms.get(room) ?? [];
  }

  async findGame(id: string): Promise<FoundGame> {
    const record = this.records.get(id);
    if (record !== undefined) return { record };
    const room = this.games.get(id);
    return room === undefined ? null : { room };
  }
}

/** The store of a tab that is closed at some time: from then on none of its requests completes. */
class OfTab implements RoomStore {
  closed = false;
  readonly #store: RoomStore;

  constructor(store: RoomStore) {
    this.#store = store;
  }

  append = (...what: Parameters<RoomStore['append']>) => this.#while(() => this.#store.append(...what));
  compact = (...what: Parameters<RoomStore['compact']>) => this.#while(() => this.#store.compact(...what));
  load = (room: string) => this.#while(() => this.#store.load(room));
  findGame = (id: string) => this.#while(() => this.#store.findGame(id));

  #while<T>(open: () => Promise<T>): Promise<T> {
    return this.closed ? new Promise<T>(() => {}) : open();
  }
}

interface Message {
  type: string;
  re?: string;
  code?: string;
  view?: { phase: string; game: { step: number; game_id: string } | null; shuffle: { game_id: string } };
  phase?: string;
}

/** A module and one client of it. */
async function begin(store: RoomStore) {
  const heard: Message[] = [];
  const closed: number[] = [];
  const listener: Listener = {
    onMessage: (_, text) => heard.push(JSON.parse(text)),
    onClose: (_, why) => closed.push(why),
    onFailure: vi.fn(),
  };
  const module = await RoomsModule.begin(code!, store, listener);
  let ids = 0;
  module.connect(1);
  const answerTo = async (intention: object): Promise<Message> => {
    const id = `t-${++ids}`;
    module.receive(1, JSON.stringify({ ...intention, id }));
    await vi.waitFor(() => expect(heard.some(({ re }) => re === id)).toBe(true), { timeout: 10_000 });
    return heard.find(({ re }) => re === id)!;
  };
  const ask = async (question: Parameters<RoomsModule['ask']>[0]) => {
    const { good, text } = await module.ask(question);
    return { good, answer: JSON.parse(text) };
  };
  ending.push(() => module.disconnect(1));
  return { module, listener, heard, closed, answerTo, ask };
}

/** The program's verdict on a record. */
function verify(record: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'bastide-'));
  try {
    writeFileSync(join(folder, 'record.json'), record);
    return execFileSync(PROGRAM, ['verify', join(folder, 'record.json')], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
  vi.restoreAllMocks();
});

const alone = (secret: string, rules = {}, levels = ['beginner', 'beginner']) =>
  JSON.stringify({
    secret,
    name: 'Ada',
    seats: levels.length + 1,
    computers: levels.map((level) => ({ level })),
    rules,
  });

describe.skipIf(!there)('the module for the page', () => {
  const MODULES = ['river', 'abbot', 'tower', 'king_and_robber', 'inns_and_cathedrals'];
  const BIG = [...MODULES, 'traders_and_builders', 'princess_and_dragon', 'abbey_and_mayor'];
  test.each<[string, object, number]>([
    ['the base game', {}, 2],
    ['the base game with five', {}, 5],
    ['The Castle', { game: 'castle' }, 2],
    ...BIG.map((name): [string, object, number] => [name, { modules: ['farmers', name] }, 3]),
    ['all modules', { modules: ['farmers', ...BIG] }, 4],
    ['all modules in the older printing', { edition: 'classic', modules: ['farmers', ...BIG.slice(2)] }, 6],
  ])('plays random games of %s as the program does', async (_, rules, seats) => {
    const { ask } = await begin(new MemoryStore());
    const games = 40;
    const options = ['--games', games, '--seats', seats, '--seed', 7, '--rules', JSON.stringify(rules)];
    const native = execFileSync(PROGRAM, ['bench', '--json', ...options.map(String)], { encoding: 'utf8' });
    const body = JSON.stringify({ rules });
    expect(await ask({ what: 'sign_random_games', body, seats, games, seed: 7 })).toEqual({
      good: true,
      answer: { signature: JSON.parse(native).signature },
    });
  });

  test.each([
    ['Carcassonne', { modules: ['farmers', 'river', 'abbot', 'tower'] }],
    ['The Castle', { game: 'castle' }],
  ])(
    'a game of %s against computers goes on in another module, and ends with a record that verifies',
    async (_, rules) => {
      vi.spyOn(console, 'info').mockImplementation(() => {});
      vi.spyOn(console, 'debug').mockImplementation(() => {});
      const store = new MemoryStore();
      const secret = newSecret();
      const tab = new OfTab(store);
      const first = await begin(tab);
      const levels = 'game' in rules ? ['beginner'] : ['beginner', 'beginner'];
      const made = await first.ask({ what: 'create_room', body: alone(secret, rules, levels) });
      expect(made.good).toBe(true);
      const { room } = made.answer;
      expect((await first.answerTo({ type: 'join', room, secret })).type).toBe('reply');
      expect((await first.answerTo({ type: 'set_pace', pace: 'fast' })).type).toBe('reply');
      expect((await first.answerTo({ type: 'start' })).type).toBe('reply');
      expect((await first.answerTo({ type: 'hand_over', level: 'beginner' })).type).toBe('reply');
      tab.closed = true;

      const second = await begin(store);
      expect((await second.answerTo({ type: 'join', room, secret })).type).toBe('reply');
      const game = [...store.games.keys()].at(-1)!;
      await vi.waitFor(() => expect(store.records.has(game)).toBe(true), { timeout: 50_000 });
      const verdict = verify(store.records.get(game)!);
      expect(verdict).toContain('scores');

      const { answer: record } = await second.ask({ what: 'find_record', game });
      expect(record).toEqual(JSON.parse(store.records.get(game)!));
      const { answer: turns } = await second.ask({ what: 'find_turns', game, from: 0 });
      const { answer: played } = await second.ask({
        what: 'play_record',
        record: JSON.stringify(record),
        from: 0,
      });
      expect(played).toEqual(turns);
      const body = JSON.stringify({ secret, name: 'Zoe', turns: 4, seat: 1, level: 'beginner' });
      const continued = await second.ask({
        what: 'continue_game',
        record: JSON.stringify(record),
        body,
      });
      expect(continued).toMatchObject({ good: true, answer: { seat: 1 } });
      const { good, answer: survey } = await second.ask({ what: 'find_survey', game, turns: 3 });
      expect([good, Array.isArray(survey.cells)]).toEqual([true, true]);
      expect(second.listener.onFailure).not.toHaveBeenCalled();
    },
  );

  test('a step is foreseen, and the board read, from what a view shows as the server does it', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.spyOn(console, 'debug').mockImplementation(() => {});
    const { ask, answerTo, heard } = await begin(new MemoryStore());
    const secret = newSecret();
    const rules = { options: { first_player: 0 } };
    const { room } = (await ask({ what: 'create_room', body: alone(secret, rules) })).answer;
    await answerTo({ type: 'join', room, secret });
    await answerTo({ type: 'start' });
    await answerTo({ type: 'resync' });
    const view = heard.findLast(({ view }) => view !== undefined)!.view as unknown as RoomView;
    const { x, y, rotations } = view.game!.legal!.placements[0]!;
    const actions = [{ type: 'place_tile', x, y, rotation: rotations[0] }];
    const { type, re, ...server } = (await answerTo({ type: 'preview', actions })) as Message & object;
    const { rules: shown, game, you } = view;
    const table = JSON.stringify({ rules: shown, game, you });
    const foreseen = (actions: object[]) =>
      ask({ what: 'foresee', table, keys: JSON.stringify({ actions }) });
    expect(await foreseen(actions)).toEqual({ good: true, answer: server });
    for (const at of [[x, y], [0, 0], undefined]) {
      const { type, re, ...board } = (await answerTo({
        type: 'survey',
        actions,
        ...(at && { at }),
      })) as Message & object;
      const keys = JSON.stringify({ actions, ...(at && { at }) });
      expect(await ask({ what: 'survey', table, keys })).toEqual({ good: true, answer: board });
    }
    const { type: _, re: __, ...whole } = (await answerTo({ type: 'survey' })) as Message & object;
    expect(await ask({ what: 'survey', table, keys: '{}' })).toEqual({ good: true, answer: whole });
    expect((await foreseen([...actions, ...actions])).answer.code).toMatch(/^action\//);
  });

  test.each(['base/x01.json', 'castle/whole.json'])(
    'an analysis of %s tells every decision as the program does',
    async (name) => {
      const path = fileURLToPath(new URL(`../../../../tests/playthroughs/${name}`, import.meta.url));
      const record = readFileSync(path, 'utf8');
      const { ask } = await begin(new MemoryStore());
      expect(await ask({ what: 'begin_analysis', record })).toEqual({ good: true, answer: {} });
      const nodes = 2000;
      const told = [];
      for (;;) {
        const { good, answer } = await ask({ what: 'analyse_next', nodes });
        expect(good).toBe(true);
        if (answer === null) break;
        told.push(answer);
      }
      const program = ['analyse', path, '--json', '--nodes', String(nodes)];
      const lines = execFileSync(PROGRAM, program, { encoding: 'utf8' }).trim().split('\n');
      const native = lines.map((line) => JSON.parse(line)).filter(({ type }) => type === 'decision');
      expect(told.length).toBe(native.length);
      if (name.endsWith('whole.json')) expect(native.some(({ cost }) => cost > 0)).toBe(true);
      const same = (mine: number | undefined, its: number | undefined) => {
        // Nothing is told where nothing was compared.
        if (its === undefined) expect(mine).toBeUndefined();
        else expect(mine).toBeCloseTo(its, 1);
      };
      for (const [i, decision] of told.entries()) {
        const { index, seat, played, worth, cost, luck, best } = native[i];
        expect(decision).toMatchObject({ index, seat, played: { action: played } });
        same(decision.played.worth, worth);
        same(decision.cost, cost);
        same(decision.best[0]?.worth, best?.[0]?.worth);
        same(decision.luck, luck);
        expect(JSON.parse(record).actions[decision.index]).toMatchObject(decision.played.action);
      }
    },
  );

  test('what the store refuses is refused, and nothing has changed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const store = new MemoryStore();
    const { ask, answerTo } = await begin(store);
    const secret = newSecret();
    const { room } = (await ask({ what: 'create_room', body: alone(secret) })).answer;
    await answerTo({ type: 'join', room, secret });
    store.broken = true;
    expect(await answerTo({ type: 'start' })).toMatchObject({ type: 'error', code: 'store/unavailable' });
    store.broken = false;
    expect((await answerTo({ type: 'start' })).type).toBe('reply');
  });

  test.each([
    ['what is no JSON', { what: 'create_room', body: '{' }, 'message/not_json'],
    ['a control character', { what: 'create_room', body: '{"\u0001' }, 'message/not_json'],
    [
      'a level that nobody has',
      { what: 'create_room', body: alone(newSecret(), {}, ['god']) },
      'room/unknown_level',
    ],
    ['a game that nobody played', { what: 'find_record', game: '0'.repeat(32) }, 'room/not_found'],
    ['a record that is none', { what: 'play_record', record: '{}', from: 0 }, 'message/missing_field'],
  ] as const)('refuses %s as the server does', async (_, question, refusal) => {
    const { ask } = await begin(new MemoryStore());
    const { good, answer } = await ask(question);
    expect(good).toBe(false);
    expect(answer.code).toBe(refusal);
  });

  test('a fault of the module is told once, and nothing is called behind it', async () => {
    const store = new MemoryStore();
    store.rooms.set('ABCDEFGH', [{ seq: 1, at: 0, text: 'no entry of a log' }]);
    const { module, listener } = await begin(store);
    module.receive(1, JSON.stringify({ type: 'join', id: 'j', room: 'ABCDEFGH' }));
    await vi.waitFor(() => expect(listener.onFailure).toHaveBeenCalledTimes(1));
    module.receive(1, JSON.stringify({ type: 'ping', id: 'p' }));
    expect(listener.onFailure).toHaveBeenCalledTimes(1);
  });
});
