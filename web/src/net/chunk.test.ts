import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { chunk } from './chunk.ts';

test('a part that is asked for several times before it is there is imported once', async () => {
  let imports = 0;
  let arrive = (_: string) => {};
  const fetchPart = chunk(() => {
    imports += 1;
    return new Promise<string>((resolve) => {
      arrive = resolve;
    });
  });
  const asked = [fetchPart(), fetchPart(), fetchPart()];
  arrive('here');
  expect(await Promise.all(asked)).toEqual(['here', 'here', 'here']);
  expect(await fetchPart()).toBe('here');
  expect(imports).toBe(1);
});

test('a part that did not come twice is imported anew by the next one who asks', async () => {
  let imports = 0;
  const fetchPart = chunk(async () => {
    imports += 1;
    if (imports <= 2) throw new Error('offline');
    return 'here';
  });
  const asked = [fetchPart(), fetchPart()];
  for (const one of await Promise.allSettled(asked)) expect(one.status).toBe('rejected');
  expect(await fetchPart()).toBe('here');
  expect(imports).toBe(3);
});

const SOURCE = new URL('../', import.meta.url).pathname;
/** All sources but tests and declarations, with what they hold. */
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  .map((file) => ({
    file,
    code: readFileSync(join(SOURCE, file), 'utf8').replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, ''),
  }));

const imports = sources.flatMap(({ file, code }) =>
  [...code.matchAll(/(typeof )?\bimport\(/g)]
    .filter(([, type]) => !type)
    .map(({ index }) => ({ file, before: code.slice(0, index), after: code.slice(index) })),
);

/** `chunk(() =>`, or what makes a component of one: `lazy(async () => (await`, also with texts. */
const OF_A_CHUNK =
  /\b(chunk|lazy|part)(<\w+>)?\(\s*(withTexts\(\s*\[[^\]]*\],\s*)?(async )?\(\) =>\s+(\(await )?$/;

test('every dynamic import is the one of a chunk', () => {
  expect(imports.length).toBeGreaterThan(100);
  const bare = imports.filter(({ before }) => !OF_A_CHUNK.test(before));
  expect(bare.map(({ file, after }) => `${file}: ${after.slice(0, 60)}`)).toEqual([]);
});

test('every part is imported at one place, so that it has one promise', () => {
  const targets = imports.map(({ file, after }) => {
    const name = /^import\(\s*'([^']+)'/.exec(after)?.[1] ?? `unreadable in ${file}`;
    return name.startsWith('.') ? normalize(join(dirname(file), name)) : name;
  });
  expect(targets.filter((target, at) => targets.indexOf(target) !== at)).toEqual([]);
});
