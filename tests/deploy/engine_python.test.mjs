// The engine as a module of Python: a wheel, installed by pip in a folder of its own.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { ROOT, runBinary } from '../e2e/server.mjs';

const PYTHON = '/usr/bin/python3';
const LIBRARY = join(ROOT, 'build/release/libbastide.so');
const README = readFileSync(join(ROOT, 'engine/python/README.md'), 'utf8');
const OFFLINE = ['--quiet', '--no-index', '--no-deps', '--disable-pip-version-check', '--no-cache-dir'];
/** What a test says takes at least so many games a second. */
const GAMES_PER_S = 5000;

let scratch;
let env;

function run(command, ...args) {
  const { status, signal, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', env });
  assert.equal(status, 0, `${command} ended with ${status ?? signal}\n${stdout}${stderr}${error ?? ''}`);
  return stdout;
}
const python = (program) => run(PYTHON, '-c', program);

before(() => {
  scratch = mkdtempSync(join(tmpdir(), 'bastide-python-'));
  env = { PATH: process.env.PATH, PYTHONDONTWRITEBYTECODE: '1', HOME: scratch };
  run(PYTHON, '-m', 'pip', 'wheel', ...OFFLINE, '--wheel-dir', scratch, join(ROOT, 'engine/python'));
  const [wheel] = readdirSync(scratch).filter((file) => file.endsWith('.whl'));
  const version = runBinary('--version').stdout.match(/\d+\.\d+\.\d+/)[0];
  assert.match(wheel, new RegExp(`^bastide-${version}-py3-none-manylinux_`));
  const site = join(scratch, 'site');
  run(PYTHON, '-m', 'pip', 'install', ...OFFLINE, '--target', site, join(scratch, wheel));
  env.PYTHONPATH = site;
});
after(() => rmSync(scratch, { recursive: true }));

test('the wheel holds the licence of the project and of each library that went into its own', () => {
  const files = run('find', join(scratch, 'site'), '-path', '*dist-info/*', '-type', 'f');
  for (const part of ['LICENSE', 'fmt', 'nlohmann-json3', 'sodium', 'ssl'])
    assert.match(files, new RegExp(`/(lib)?${part}(-dev)?\n`), files);
});

test('of others the library wants the C library alone', () => {
  const needed = run('readelf', '-d', LIBRARY).matchAll(/NEEDED.*\[(.*)\]/g);
  for (const [, library] of needed) assert.match(library, /^(lib[cm]\.so|ld-linux)/);
  const functions = run('nm', '-D', '--defined-only', LIBRARY).trim().split('\n');
  assert.ok(
    functions.every((line) => / T bastide_/.test(line)),
    functions.join('\n'),
  );
});

test('the example of its README plays a game, and a thousand', () => {
  const [, program] = README.match(/```python\n([\s\S]*?)```/);
  assert.ok(program.split('\n').filter((line) => line.trim() !== '').length <= 20);
  const said = python(program);
  assert.match(
    said,
    /^scores \[\d+, \d+, \d+\] winners \[\d(, \d)*\]\ngames 1000 tiles 7\d{4}\nmean score \d+/,
  );
  assert.equal(python(program), said);
  assert.ok(README.trimEnd().split('\n').length <= 150);
});

test('random games are those of the program, and thousands a second', () => {
  const more = ['--games', '3000', '--seats', '3', '--seed', '5', '--json'];
  const bench = JSON.parse(runBinary('bench', ...more).stdout.trim());
  const said = python(`
import bastide, json, time
began = time.process_time()
batch = bastide.play_random({}, seats=3, games=3000, seed=5)
print(json.dumps([batch["signature"], 3000 / (time.process_time() - began), batch["scores"]]))`);
  const [signature, perSecond, scores] = JSON.parse(said);
  assert.equal(signature, bench.signature);
  assert.deepEqual([scores.length, scores[0].length], [3000, 3]);
  assert.ok(new Set(scores.flat()).size > 30, `${scores[0]}`);
  assert.ok(perSecond >= GAMES_PER_S, `${perSecond} games/s`);
});

test('every game, with each module alone and all together, is played to its end by what is legal', () => {
  const said = python(`
import bastide, random
random.seed(3)
def play(rules, seats):
    with bastide.Game(rules, seats=seats, seed=random.getrandbits(53)) as game:
        while not game.over:
            game.step(random.choice(game.legal_actions()))
        assert game.result["scores"] == game.scores and len(game.scores) == seats
        assert game.legal_actions() == []
played = 0
for kind in bastide.catalogue()["games"]:
    modules = [module["name"] for module in kind["modules"]]
    for chosen in [[]] + [[module] for module in modules] + [modules]:
        play({"game": kind["game"], "modules": chosen}, 2 if kind["game"] == "castle" else 3)
        played += 1
play({}, 1), play({}, 5)
print(played)`);
  assert.ok(Number(said) > 10, said);
});

test('what is hidden stays hidden: other piles, the same table', () => {
  python(`
import bastide
for name, seats in [("carcassonne", 2), ("castle", 2), ("discovery", 3)]:
    def begin(seed):
        game = bastide.Game({"game": name}, seats=seats, seed=seed)
        return game, [game.observe(seat) for seat in [None, *range(seats)]]
    seen = {}
    for seed in range(300):
        game, tables = begin(seed)
        for seat, table in zip([None, *range(seats)], tables):
            assert ("legal" in table and table["legal"] is not None) == (seat == game.to_act), (name, seat)
        key = repr((tables[0]["tile"], [one.get("hand") for one in tables[0]["seats"]]))
        first = seen.setdefault(key, (tables, game))
        assert first[0] == tables, (name, seed)
    assert len(seen) < 300, name
    # The shuffles do differ.
    key, (tables, game) = next(iter(seen.items()))
    futures = set()
    for seed in range(300):
        other, others = begin(seed)
        if others == tables:
            while not other.over:
                other.step(other.legal_actions()[0])
            futures.add(repr(other.observe()["board"]))
    assert len(futures) > 1, name`);
});

test('copies, resigning and beginning anew', () => {
  python(`
import bastide, copy
game = bastide.Game(seats=3, seed=4)
begun = game.observe()
other = copy.deepcopy(game)
other.step(other.legal_actions()[0])
assert game.observe() == begun and other.observe() != begun
assert bastide.Game(game.rules, seats=3, seed=4).observe() == begun
away = (game.to_act + 1) % 3
events = game.step({"type": "resign"}, away)
assert events and game.observe()["seats"][away]["resigned"]
game.reset(4)
assert game.observe() == begun
openings = [str(game.reset()) for _ in range(50)]
assert len(set(openings)) > 1`);
});

test('mistakes are exceptions with the sentence of the engine, and change nothing', () => {
  python(`
import bastide, copy, pickle
def error(what, code):
    try:
        what()
    except bastide.Error as told:
        assert told.code == code and str(told), (told.code, code)
        assert pickle.loads(pickle.dumps(told)).code == code
        return told
    raise AssertionError(code)
error(lambda: bastide.Game({"game": "chess"}), "rules/unknown_game")
assert error(lambda: bastide.Game({"options": {"tiny_city": 9}}), "rules/bad_option_value").at == "rules.options.tiny_city"
error(lambda: bastide.Game(seats=7), "setup/bad_seat_count")
error(lambda: bastide.Game(seats=2**40), "message/out_of_range")
error(lambda: bastide.Game(seed=-1), "message/out_of_range")
error(lambda: bastide.play_random(seats=0), "setup/bad_seat_count")
error(lambda: bastide.play_random(games=0), "message/out_of_range")
game = bastide.Game(seed=1)
table = game.observe()
error(lambda: game.step({"type": "place_tile", "x": 99, "y": 99, "rotation": 0}), "action/cell_not_adjacent")
error(lambda: game.step({"type": "fly"}), "message/unknown_type")
error(lambda: game.step(game.legal_actions()[0], 1 - game.to_act), "action/not_your_turn")
error(lambda: game.observe(2), "message/bad_value")
assert game.observe() == table
game.close(), game.close()
for use in [game.observe, game.legal_actions, game.copy, lambda: game.step({"type": "pass"})]:
    error(use, "game/closed")
game._number = 12345
error(game.observe, "game/closed")
half = object.__new__(bastide.Game)
error(half.observe, "game/closed")
try:
    pickle.dumps(bastide.Game())
    raise AssertionError("a game was pickled")
except TypeError:
    pass`);
});

test('whatever is said, the interpreter lives, and the game goes on', () => {
  const said = python(`
import bastide, random, sys, threading
random.seed(8)
strange = [None, True, -1, 2**31, 2**53, 2**64, 10**30, 1.5, float("nan"), "", "\\ud800", "\\0", "a" * 10**5, b"a", [], {}, [[]],
           {"type": None}, {"type": "pass"}, {"type": "deploy"}, {"type": []}, {1: 2, "1": 3}, object(), {"x": {"x": {}}}]
deep = []
for _ in range(10**5):
    deep = [deep]
strange.append(deep)
def some():
    one = random.choice(strange)
    return one if random.random() < 0.7 else {"type": random.choice(["place_tile", "deploy", "resign"]), "x": one, "y": one, "rotation": one}
refused = 0
def attempt(what, *given):
    global refused
    try:
        return what(*given)
    except (bastide.Error, TypeError, ValueError, RecursionError):
        refused += 1
game = bastide.Game(seed=1)
for _ in range(3000):
    attempt(game.step, some()), attempt(game.step, some(), some()), attempt(game.observe, some())
    legal = game.legal_actions()
    if legal:
        broken = dict(random.choice(legal))
        broken[random.choice(list(broken))] = some()
        attempt(game.step, broken)
        if random.random() < 0.1 and not game.over:
            game.step(random.choice(game.legal_actions()))
    else:
        game.reset()
    attempt(bastide.Game, some(), some(), some())
    attempt(bastide.Game, {"modules": some(), "options": some(), "preset": some()})
    attempt(bastide.play_random, some(), some(), some() if random.random() < 0.5 else 2)
shared = bastide.Game(seed=2)
def hammer():
    for _ in range(300):
        attempt(lambda: shared.step(random.choice(shared.legal_actions())))
        attempt(shared.observe), attempt(shared.copy)
        if random.random() < 0.01:
            shared.close()
        attempt(shared.reset, 3) if random.random() < 0.02 else None
threads = [threading.Thread(target=hammer) for _ in range(4)]
[one.start() for one in threads], [one.join() for one in threads]
game.reset(1)
while not game.over:
    game.step(random.choice(game.legal_actions()))
print(refused)`);
  assert.ok(Number(said) > 10_000, said);
});
