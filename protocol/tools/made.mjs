// Every file with something made of rows, of the rules' words and of the messages', and its text.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaced, withTables } from './layout.mjs';
import { examplesOfFlags, schemasOfMessages, TABLES_OF_LOG, TABLES_OF_MESSAGES } from './messages.mjs';
import { root } from './rows.mjs';
import { schemasOfWords, TABLES_OF_WORDS } from './words.mjs';

const read = (...path) => readFileSync(join(root, ...path), 'utf8');
const schemaFile = (name) => join('protocol', 'schema', `${name}.json`);
const definitionsOf = (name) => JSON.parse(read(schemaFile(name))).$defs;

/** A schema's text as it stands in its own file. */
const localIn = (file, text) => text.replaceAll(`"${file}.json#`, '"#');

function schemaFiles() {
  const made = new Map();
  for (const group of [schemasOfWords(definitionsOf), schemasOfMessages(definitionsOf)])
    for (const [name, definitions] of Object.entries(group))
      made.set(name, [...(made.get(name) ?? []), ...definitions]);
  return [...made].map(([name, definitions]) => {
    const local = (some) => JSON.parse(localIn(name, JSON.stringify(some)));
    return [schemaFile(name), definitions.map(local).reduce(replaced, read(schemaFile(name)))];
  });
}

const page = (path, tables) => [path, withTables(read(path), tables)];

export function madeOfRows() {
  return [
    ...schemaFiles(),
    page(join('protocol', 'README.md'), { ...TABLES_OF_WORDS, ...TABLES_OF_MESSAGES }),
    page(join('server', 'rooms', 'log.md'), TABLES_OF_LOG),
  ].map(([path, text]) => [join(root, path), text]);
}

/** Files of protocol/examples, each with its text. */
export const examplesOfRows = () =>
  examplesOfFlags().map(([name, example]) => [
    join(root, 'protocol', 'examples', `${name}.json`),
    `${JSON.stringify(example, null, 2)}\n`,
  ]);
