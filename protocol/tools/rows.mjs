// Reads rows of a list such as engine/include/engine/words.def: macros with arguments, as C++ sees them.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

const string = String.raw`"(?:[^"\\]|\\.)*"`;
/** What stands between parentheses, rows of fields included. */
const inside = String.raw`(?:${string}|[^()"]|\((?:${string}|[^()"])*\))*`;

/** The rows of a file and of those that it includes, in order: { list: 'PIECE', args: ['meeple', …] }. */
export function rowsOf(file) {
  const text = readFileSync(file, 'utf8').replace(new RegExp(`(${string})|//.*`, 'g'), '$1');
  return rowsIn(text, file);
}

function rowsIn(text, file) {
  const parts = text.matchAll(
    new RegExp(String.raw`^#include "(.*)"$|^#(?:.*\\\n)*.*$|([A-Z_]+)\((${inside})\)|\S+`, 'gm'),
  );
  return [...parts].flatMap(([part, included, list, args]) => {
    if (included) return included.endsWith('.def') ? rowsOf(join(dirname(file), included)) : [];
    if (part.startsWith('#')) return [];
    if (!list) throw new Error(`${file}: '${part}' is no row`);
    const between = new RegExp(String.raw`${string}|\((?:${string}|[^()"])*\)|[^,"(]+`, 'g');
    const separate = args.replace(between, (piece) => piece.replaceAll(',', '\0')).split(',');
    return [{ list, args: separate.map((one) => argument(one.replaceAll('\0', ','), file)) }];
  });
}

/** Strings side by side are one, as in C++; rows of fields are a list of rows. */
function argument(text, file) {
  const trimmed = text.trim();
  if (/^[A-Z_]+\(/.test(trimmed)) return rowsIn(trimmed, file);
  return trimmed.replace(/"\s*"|^"|"$/g, '');
}

/** The arguments of the rows of a list. */
export const listIn = (rows) => (name) => rows.filter((row) => row.list === name).map((row) => row.args);
