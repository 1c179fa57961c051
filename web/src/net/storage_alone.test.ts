import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no other file touches what the browser keeps', () => {
  const source = new URL('../', import.meta.url).pathname;
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) => {
      const code = readFileSync(join(source, file), 'utf8').replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
      return /\b(localStorage|sessionStorage|indexedDB|cookieStore|(push|replace)State)\b|\.cookie\b/.test(
        code,
      );
    });
  expect(found.sort()).toEqual(['net/storage.ts']);
});
