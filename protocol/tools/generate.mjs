// Makes of the words of the rules (words.mjs), of clients' messages and of rooms' flags (messages.mjs) lists
// and schemas in protocol/schema/*.json, tables in protocol/README.md and server/rooms/log.md, and examples
// of flags, and then from protocol/schema/*.json:
// - web/src/net/protocol.gen.ts, a TypeScript type for each object, choice and list
//   of words that the schemas define
//   (plain numbers and strings stand where they are used), and a constant for each table of numbers;
// - engine/npm/protocol.gen.d.ts, those of them that the engine by itself takes and gives;
// - the schemas inside protocol/openapi.json, whose other parts are written by hand.
//
//   node protocol/tools/generate.mjs          writes all of it
//   node protocol/tools/generate.mjs --check  fails when something is not what would be written

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesOfRows, madeOfRows } from './made.mjs';
import { replyTo } from './messages.mjs';
import { root } from './rows.mjs';

const schemaFolder = join(root, 'protocol', 'schema');
const lineWidth = 110; // as in web/biome.json

const ofRows = new Map(madeOfRows());

/** Saved games never leave the server, and the program's commands print for other programs. */
const notForPages = ['saved_game.json', 'commands.json'];

/** Definitions of all other files by name; names are unique over the files. */
function definitions() {
  const all = new Map();
  for (const file of readdirSync(schemaFolder).sort()) {
    if (notForPages.includes(file)) continue;
    const path = join(schemaFolder, file);
    const { $defs } = JSON.parse(ofRows.get(path) ?? readFileSync(path, 'utf8'));
    for (const [name, schema] of Object.entries($defs)) {
      if (all.has(name)) throw new Error(`two schemas are called ${name}`);
      all.set(name, schema);
    }
  }
  return all;
}

const schemas = definitions();

const typeName = (name) => name.replace(/(^|_)([a-z])/g, (_, __, letter) => letter.toUpperCase());
const refName = (schema) => schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
const literal = (value) => (typeof value === 'string' ? `'${value}'` : String(value));
const choices = (schema) => schema.oneOf ?? schema.anyOf;
const isNamed = (schema) => 'properties' in schema || 'enum' in schema || Boolean(choices(schema)?.every((s) => s.$ref));

const isTable = ({ properties }) => Object.values(properties).every((value) => typeof value.const === 'number');

function typeOf(schema) {
  if (schema.$ref) {
    const name = refName(schema);
    const found = schemas.get(name);
    if (!found) throw new Error(`no schema is called ${name}`);
    return isNamed(found) ? typeName(name) : typeOf(found);
  }
  if ('const' in schema) return literal(schema.const);
  if (schema.enum) return schema.enum.map(literal).join(' | ');
  if (choices(schema)) return choices(schema).map(typeOf).join(' | ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ type })).join(' | ');
  switch (schema.type) {
    case 'null':
      return 'null';
    case 'boolean':
      return 'boolean';
    case 'integer':
      return 'number';
    case 'string':
      return 'string';
    case 'array':
      return arrayType(schema);
    case 'object':
      return `Record<string, ${typeOf(schema.additionalProperties)}>`;
    default:
      return 'unknown';
  }
}

function arrayType(schema) {
  const item = typeOf(schema.items);
  if (schema.minItems === 2 && schema.maxItems === 2) return `[${item}, ${item}]`;
  return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
}

const comment = (schema, indent) => (schema.description ? `${indent}/** ${schema.description} */\n` : '');

function declaration(name, schema) {
  const head = comment(schema, '');
  if (!schema.properties) {
    const parts = schema.enum ? schema.enum.map(literal) : choices(schema).map(typeOf);
    const line = `export type ${typeName(name)} = ${parts.join(' | ')};`;
    const lines = `export type ${typeName(name)} =\n${parts.map((part) => `  | ${part}`).join('\n')};`;
    return `${head}${line.length <= lineWidth ? line : lines}\n`;
  }
  if (isTable(schema)) {
    const rows = Object.entries(schema.properties).map(([key, value]) => `  ${key}: ${value.const},\n`);
    return `${head}export const ${name.toUpperCase()} = {\n${rows.join('')}} as const;\n`;
  }
  const fields = Object.entries(schema.properties).map(([key, value]) => {
    const mark = schema.required?.includes(key) ? '' : '?';
    return `${comment(value, '  ')}  ${key}${mark}: ${typeOf(value)};\n`;
  });
  return `${head}export interface ${typeName(name)} {\n${fields.join('')}}\n`;
}

const head = '// Made by protocol/tools/generate.mjs from protocol/schema/. Do not edit.\n\n';
const declared = (wanted) =>
  [...schemas]
    .filter(([name, schema]) => isNamed(schema) && wanted(name))
    .map(([name, schema]) => declaration(name, schema))
    .join('\n');

/** Calls `see` with every part of a document that refers to another, and the target's name. */
function eachRef(part, see) {
  if (part === null || typeof part !== 'object') return;
  if (typeof part.$ref === 'string') see(part, refName(part));
  for (const inner of Object.values(part)) eachRef(inner, see);
}

/** The names of these schemas and of all that they lead to. */
function reached(names, found = new Set()) {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    eachRef(schemas.get(name), (_, target) => reached([target], found));
  }
  return found;
}

const answers = Object.entries(replyTo).map(([to, schema]) => `  ${to}: ${typeName(schema)};\n`);
/** The type of every definition that is more than a plain number or string. */
const types = `${head}${declared(() => true)}
/** What answers an intention; all others get a PlainReply. */
export interface Replies {
${answers.join('')}}
`;
const ofEngine = reached(['action', 'catalogue', 'game_event', 'game_view', 'rules', 'rules_request']);
const typesOfEngine = head + declared((name) => ofEngine.has(name));

/** The OpenAPI document is served alone, so it holds a copy of each schema that its paths lead to. */
function completed(document) {
  const components = {};
  const collect = (part) =>
    eachRef(part, (ref, name) => {
      if (ref.$ref.startsWith('#/components/responses/')) return;
      ref.$ref = `#/components/schemas/${name}`;
      if (name in components) return;
      components[name] = structuredClone(schemas.get(name));
      collect(components[name]);
    });
  document.components.schemas = {};
  collect(document);
  document.components.schemas = Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1)));
  return `${JSON.stringify(document, null, 2)}\n`;
}

const openapi = join(root, 'protocol', 'openapi.json');
const results = [
  ...ofRows,
  ...examplesOfRows(),
  [join(root, 'web', 'src', 'net', 'protocol.gen.ts'), types],
  [join(root, 'engine', 'npm', 'protocol.gen.d.ts'), typesOfEngine],
  [openapi, completed(JSON.parse(readFileSync(openapi, 'utf8')))],
];
for (const [file, text] of results) {
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`${file} is not up to date: run node protocol/tools/generate.mjs`);
    process.exitCode = 1;
  }
}
