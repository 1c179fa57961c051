import { build } from 'vite';
import { expect, test } from 'vitest';
import { noTopLevelAwait } from './no_top_level_await.ts';

/** Builds a page of two chunks, whose second imports the first. */
function buildWith(code: string): Promise<unknown> {
  const files: Record<string, string> = {
    'entry.js': `${code}\nexport const shared = 1; export const later = () => import('later.js');`,
    'later.js': "import { shared } from 'entry.js'; export const seen = shared;",
  };
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      noTopLevelAwait(),
      { name: 'files', resolveId: (id) => (id in files ? id : undefined), load: (id) => files[id] },
    ],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: 'entry.js', preserveEntrySignatures: 'strict' },
    },
  });
}

test.each([
  'await globalThis.settings;',
  'for await (const one of globalThis.all) console.log(one);',
  'if (globalThis.late) console.log(await globalThis.late);',
  'class Kept extends (await globalThis.base) {} console.log(Kept);',
])('refuses a chunk with %s', async (code) => {
  await expect(buildWith(code)).rejects.toThrow('top-level await');
});

test.each([
  'globalThis.settings.then(() => console.log(1));',
  'globalThis.go = async () => { await globalThis.settings; for await (const one of []) console.log(one); };',
  'globalThis.go = class { static async go() { await 1; } };',
  "console.log('await 1');",
])('takes a chunk with %s', async (code) => {
  await expect(buildWith(code)).resolves.toBeDefined();
});
