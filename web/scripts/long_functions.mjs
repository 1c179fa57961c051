// Tells which functions of the page have more than 60 lines that aren't blank, and fails if there are some.
// Biome's own rule doesn't count the lines of elements (JSX).
//
//   node scripts/long_functions.mjs [LINES]    # another limit, for looking around

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

const linesMax = Number(process.argv[2] ?? 60);
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const ROOT = new URL('..', import.meta.url).pathname;

const listed = execFileSync('git', ['ls-files', 'src', 'gallery', 'scripts', 'tiles', 'trial'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const sources = listed
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.(test|gen|d)\./.test(file));

/** Each function in `node` and below. */
function* functionsIn(node) {
  if (FUNCTIONS.has(node.type)) yield node;
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (typeof child?.type === 'string') yield* functionsIn(child);
    }
  }
}

const written = (text) => text.split('\n').filter((line) => line.trim() !== '').length;

const found = sources.flatMap((file) => {
  const source = readFileSync(ROOT + file, 'utf8');
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  return [...functionsIn(program)].flatMap(({ start, end }) => {
    const lines = written(source.slice(start, end));
    return lines > linesMax
      ? [`${file}:${source.slice(0, start).split('\n').length} has ${lines} lines`]
      : [];
  });
});
for (const line of found) console.log(line);
if (found.length > 0) console.log(`  a function has at most ${linesMax} lines`);
process.exit(found.length > 0 ? 1 : 0);
