// Reads the words of the rules (engine/include/engine/words.def and the modules' own) and makes of them the
// lists in protocol/schema/*.json and the tables in protocol/README.md, between `<!-- words: … -->` and
// `<!-- end -->`.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const lineWidth = 120;

const string = String.raw`"(?:[^"\\]|\\.)*"`;
/** What stands between parentheses, rows of fields included. */
const inside = String.raw`(?:${string}|[^()"]|\((?:${string}|[^()"])*\))*`;

/** The rows of a file and of those that it includes, in order: { list: 'PIECE', args: ['meeple', …] }. */
function rowsOf(file) {
  const text = readFileSync(file, 'utf8').replace(new RegExp(`(${string})|//.*`, 'g'), '$1');
  return rowsIn(text, file);
}

function rowsIn(text, file) {
  const parts = text.matchAll(
    new RegExp(String.raw`^#include "(.*)"$|^#.*$|([A-Z_]+)\((${inside})\)|\S+`, 'gm'),
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

const rows = rowsOf(join(root, 'engine', 'include', 'engine', 'words.def'));
const list = (name) => rows.filter((row) => row.list === name).map((row) => row.args);
/** What only the engine says has no meaning for others. */
const told = (name) => list(name).filter((args) => args.at(-1) !== '');
const namesOf = (listed) => listed.map(([name]) => name);
const actions = list('ACTION').map(([name, fields, meaning]) => ({
  name,
  meaning,
  fields: fields.split(/[ |]+/),
}));
const refusals = list('REFUSAL')
  .map(([group, name, meaning]) => ({ code: `${group}/${name}`, group, meaning }))
  .sort((a, b) => Number(a.group > b.group) - Number(a.group < b.group));

const events = list('EVENT').map(([, name, sentence, fields]) => ({ name, sentence, fields }));
const enums = new Map(list('ENUM').map(([type, values]) => [type, values.map(({ args: [word] }) => word)]));

// --- Schemas

const common = (name) => ({ $ref: `common.json#/$defs/${name}` });
const cell = { x: common('coordinate'), y: common('coordinate') };
/** By bit of ActionField: how a field is written, and its schema. Those without a schema are for `deploy`
 * alone, whose schema is written by hand. */
const FIELDS = {
  0: { text: '', properties: {} },
  kFieldCell: { text: '`x`, `y`', properties: cell },
  kFieldRotation: { text: '`rotation`', properties: { rotation: common('rotation') } },
  kFieldPiece: { text: '`piece`', properties: { piece: common('piece') } },
  kFieldFeature: { text: '`feature`', properties: { feature: common('feature_index') } },
  kFieldFromSeat: { text: '`from_seat`', properties: { from_seat: common('seat') } },
  kFieldWallTile: { text: '`wall_tile`', properties: { wall_tile: common('wall_tile_number') } },
  kFieldDirection: {
    text: '`direction`: `N`, `E`, `S` or `W`',
    properties: { direction: { enum: ['N', 'E', 'S', 'W'] } },
  },
  kFieldSomeFeature: {
    text: '`feature`?',
    optional: true,
    properties: { feature: { description: 'Absent: the whole tile', ...common('feature_index') } },
  },
  kFieldTo: { text: '`to`: [x, y]', properties: { to: { $ref: 'events.json#/$defs/cell_pair' } } },
  kFieldNumber: { text: '`number`', properties: { number: { type: 'integer' } } },
  kFieldOtherCell: { text: '`x`?, `y`?' },
  kFieldStand: { text: '`feature` or `corner`' },
};

function fieldsOf({ name, fields }) {
  return fields.map((field) => {
    if (!FIELDS[field]) throw new Error(`${name} has the field ${field}, which has no row in FIELDS`);
    return FIELDS[field];
  });
}

function actionSchema(action, before) {
  const used = fieldsOf(action);
  const needed = used.filter(({ optional }) => !optional).map(({ properties }) => properties);
  return {
    type: 'object',
    required: [...Object.keys(before), 'type', ...Object.keys(Object.assign({}, ...needed))],
    properties: Object.assign(
      {},
      before,
      { type: { const: action.name } },
      ...used.map(({ properties }) => properties),
    ),
  };
}

const inEvents = (name) => ({ $ref: `events.json#/$defs/${name}` });
const inView = (name) => ({ $ref: `view.json#/$defs/${name}` });
const listOf = (items) => ({ type: 'array', items });
const quoted = (words) => words.map((word) => `\`${word}\``);
const anyOfWords = (words) => `${quoted(words.slice(0, -1)).join(', ')} or ${quoted(words.slice(-1))}`;

/** By kind of a field (`field` in engine/event.hpp): its schema, and how it is written if the name does
 * not tell it. Kinds of `properties` are more keys than one. */
const KINDS = {
  seat: { schema: common('seat') },
  seat_or_null: { schema: common('seat_or_null') },
  tile: { schema: common('tile_id') },
  rotation: { schema: common('rotation') },
  piece: { schema: common('piece') },
  cell: { properties: cell, text: '`x`, `y`' },
  cell_pair: { schema: inEvents('cell_pair'), text: '[x, y]' },
  cell_or_null: { schema: { anyOf: [inEvents('cell_pair'), { type: 'null' }] }, text: '[x, y]' },
  cells: { schema: listOf(inEvents('cell_pair')), text: '[[x, y], …]' },
  corner: { schema: common('tile_corner') },
  feature: { schema: common('feature_index') },
  feature_if_any: { schema: common('feature_index'), optional: true },
  feature_kind: { schema: common('feature_kind') },
  parts: { schema: inEvents('feature_parts') },
  count: { schema: common('count') },
  positive: { schema: { type: 'integer', minimum: 1 } },
  points: { schema: { type: 'integer' } },
  value: { schema: { type: 'integer' } },
  stream: { schema: common('stream') },
  score_lines: {
    schema: { type: 'array', minItems: 1, items: inEvents('score_line') },
    text: '[{`what`, `points`, `count`?, `each`?}]',
  },
  scores: { schema: listOf(common('count')) },
  seats: { schema: listOf(common('seat')) },
  flag: { schema: { type: 'boolean' } },
  stock: { schema: common('count') },
  goods: { schema: common('count') },
  cell_if_any: { schema: inEvents('cell_pair'), text: '[x, y]' },
  part_reason_if_any: { schema: common('part_reason') },
  part_reasons: { schema: listOf(common('part_reason')), text: '[reasons]' },
  castle_corner: { schema: common('corner') },
  wall_tile: { schema: common('wall_tile_number') },
  score_reason: { schema: inEvents('score_reason') },
  return_reason: { schema: inEvents('return_reason') },
  part_reason: { schema: common('part_reason') },
  ending: { schema: common('ending'), text: anyOfWords(['finished', 'resigned', 'abandoned']) },
  ...Object.fromEntries(
    [...enums].map(([type, words]) => [type, { schema: { enum: words }, text: anyOfWords(words) }]),
  ),
};

const structs = new Map(
  list('STRUCT').map(([type, name, meaning, fields]) => [type, { name, meaning, fields }]),
);

/** What is known of a kind: by KINDS, by the bound that it names, or by the struct. */
function kindOf(kind) {
  const [, form, named] = kind.match(/^(\w+)<(\w+)>$/) ?? [];
  if (!form) return KINDS[kind];
  const least = ['zero_to', 'one_to'].indexOf(form);
  if (least >= 0) {
    return { schema: { type: 'integer', minimum: least, maximum: Number(named) }, text: `${least} to ${named}` };
  }
  const struct = structs.get(named);
  if (!struct) return undefined;
  const fields = fieldsOfRow(struct);
  const keys = fields.map(({ name, properties, text, optional }) =>
    properties ? text : `\`${name}\`${optional ? '?' : ''}`,
  );
  const object = `{${keys.join(', ')}}`;
  return {
    list: { schema: listOf(inView(struct.name)), text: `[${object}]` },
    if_any: { schema: inView(struct.name), text: object },
    among: { fields },
  }[form];
}

/** The fields of a row: { name, meaning, optional }, with what is known of each kind. The first of those that
 * stand `among` others has the others in `brings`. */
function fieldsOfRow({ name: owner, fields }) {
  return fields.flatMap(({ list: row, args: [kind, ...named] }) => {
    const known = kindOf(kind);
    if (!known) throw new Error(`${owner} has a field of the kind ${kind}, which has no row in KINDS`);
    const optional = row !== 'FIELD' || known.optional;
    if (!known.fields) return [{ ...known, name: named.at(-2), meaning: named.at(-1), optional }];
    const [first, ...brings] = known.fields.map((field) => ({ ...field, optional }));
    return [{ ...first, brings }, ...brings];
  });
}

/** With its fields as the page writes names. */
const sentence = (event) =>
  event.sentence.replace(/\{(\w+)\}/g, (_, field) => {
    const found = fieldsOfRow(event).find(({ name }) => name === field);
    if (!found) throw new Error(`the sentence of ${event.name} names ${field}, which is no field of it`);
    return found.properties ? found.text : `\`${field}\``;
  });
const capital = (text) => text.replace(/^(?!null)[a-z]/, (letter) => letter.toUpperCase());

/** The keys of a row's fields: { key, value: its schema, optional, brings: fields that come with it }. */
function keysOf(row) {
  return fieldsOfRow(row).flatMap(({ name, meaning, optional, schema, properties, brings }) =>
    Object.entries(
      properties ?? { [name]: { ...(meaning && { description: capital(meaning) }), ...schema } },
    ).map(([key, value]) => ({ key, value, optional, brings })),
  );
}

const byKey = (keys) => Object.fromEntries(keys.map(({ key, value }) => [key, value]));

/** An object with the keys of a row's fields, behind these. */
function objectSchema(row, meaning, before = {}) {
  const keys = keysOf(row);
  const together = keys.filter(({ brings }) => brings);
  return {
    description: capital(meaning),
    type: 'object',
    required: [...Object.keys(before), ...keys.filter(({ optional }) => !optional).map(({ key }) => key)],
    properties: { ...before, ...byKey(keys) },
    ...(together.length > 0 && {
      dependentRequired: Object.fromEntries(
        together.map(({ key, brings }) => [key, brings.map(({ name }) => name)]),
      ),
    }),
  };
}

const eventSchema = (event) => objectSchema(event, sentence(event), { type: { const: event.name } });

/** A definition that is written by hand, but for the keys that modules bring: parts of a table or a seat. */
function withParts(definition, part) {
  const keys = list(part).flatMap(([type, , fields]) => keysOf({ name: type, fields }));
  return { ...definition, properties: { ...definition.properties, ...byKey(keys) } };
}

/** What one seat alone sees of modules, if any has such a thing, and the view that has it as `own`. */
function gameView(definition) {
  const fields = list('OWN_PART').flatMap(([, , more]) => more);
  const game_view = withParts(definition, 'TABLE_PART');
  if (fields.length === 0) return { game_view };
  game_view.properties.own = inView('seat_own');
  return {
    seat_own: objectSchema({ name: 'own', fields }, 'what the viewer alone sees of the modules in play'),
    game_view,
  };
}

/** Schemas of all actions but `deploy`, and one of them all. */
function actionSchemas(name, definitionOf, before) {
  const made = actions.filter((action) => fieldsOf(action).every(({ properties }) => properties));
  return {
    ...Object.fromEntries(made.map((action) => [definitionOf(action), actionSchema(action, before)])),
    [name]: { oneOf: actions.map((action) => ({ $ref: `#/$defs/${definitionOf(action)}` })) },
  };
}

/** JSON as the schemas are laid out: on one line if it fits, lists of words filled. */
function laidOut(value, indent, room) {
  const inline = JSON.stringify(value, null, 1)
    .replace(/\n\s*/g, ' ')
    .replaceAll('[ ', '[')
    .replaceAll(' ]', ']');
  if (value === null || typeof value !== 'object' || inline.length <= room) return inline;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => laidOut(item, inner, lineWidth - inner.length - 1));
    if (typeof value[0] !== 'string') return `[\n${inner}${items.join(`,\n${inner}`)}\n${indent}]`;
    const lines = [];
    for (const item of items) {
      const longer = `${lines.at(-1)}, ${item}`;
      if (lines.length > 0 && inner.length + longer.length < lineWidth) lines[lines.length - 1] = longer;
      else lines.push(item);
    }
    return `[\n${inner}${lines.join(`,\n${inner}`)}\n${indent}]`;
  }
  const members = Object.entries(value).map(([key, item]) => {
    const head = `${JSON.stringify(key)}: `;
    return head + laidOut(item, inner, lineWidth - inner.length - head.length - 1);
  });
  return `{\n${inner}${members.join(`,\n${inner}`)}\n${indent}}`;
}

/** The text of a schema file, with these definitions in place of those of their names, which stand together:
 * some of them, or one of a range of which some are new, are not there yet. */
function replaced(text, definitions) {
  const lines = text.split('\n');
  const places = Object.keys(definitions).map((name) =>
    lines.findIndex((line) => line.startsWith(`    "${name}": `)),
  );
  const there = places.filter((place) => place >= 0);
  if (there.length === 0) throw new Error(`no definition of '${Object.keys(definitions)[0]}'`);
  const begin = Math.min(...there);
  let end = Math.max(...there);
  while (lines[end] !== '    },' && lines[end] !== '    }' && !/^ {4}".* \},?$/.test(lines[end])) ++end;
  const comma = lines[end].endsWith(',') ? ',' : '';
  const made = Object.entries(definitions).map(([name, schema]) => {
    const head = `    "${name}": `;
    return head + laidOut(schema, '    ', lineWidth - head.length - 1);
  });
  return [...lines.slice(0, begin), `${made.join(',\n')}${comma}`, ...lines.slice(end + 1)].join('\n');
}

const one = (name, schema) => ({ [name]: schema });

/** Those whose keys are not among others. */
const shownStructs = [...structs.values()].filter(({ name }) => name !== '');

/** A schema's text as it stands in its own file. */
const localIn = (file, text) => text.replaceAll(`"${file}.json#`, '"#');

/** By file: what is made in it, as definitions that stand together. `definitionsOf` reads a file's
 * definitions. */
function madeSchemas(definitionsOf) {
  const groups = new Set(refusals.map(({ group }) => group));
  const ofMessages = definitionsOf('common').error_code.enum.filter(
    (code) => !groups.has(code.split('/')[0]),
  );
  const isEvent = (word) => events.some(({ name }) => name === word);
  const playing = ({ name }) => (isEvent(name) ? `play_${name}` : name); // an event may have the same name
  const recorded = ({ name }) => `record_${name}`;
  const seat = { seat: common('seat') };
  return {
    common: [
      one('piece', { enum: namesOf(list('PIECE')) }),
      one('feature_kind', { enum: list('FEATURE').map(([, spelled]) => spelled) }),
      one('game_phase', { enum: namesOf(told('PHASE')) }),
      one('part_reason', {
        description: 'Why a turn has one more part, with a tile of its own',
        enum: namesOf(list('PART_REASON')),
      }),
      one('error_code', { enum: [...ofMessages, ...refusals.map(({ code }) => code)] }),
      actionSchemas('action', playing, {}),
    ],
    events: [
      one('score_reason', { enum: namesOf(list('SCORE_REASON')) }),
      one('return_reason', { enum: namesOf(told('RETURN_REASON')) }),
      {
        ...Object.fromEntries(events.map((event) => [event.name, eventSchema(event)])),
        game_event: { oneOf: events.map(({ name }) => inEvents(name)) },
      },
    ],
    record: [actionSchemas('record_action', recorded, seat)],
    view: [
      one('supply', {
        description: 'Stock by piece',
        type: 'object',
        required: [list('PIECE')[0][0]],
        properties: Object.fromEntries(namesOf(list('PIECE')).map((piece) => [piece, common('count')])),
      }),
      one('seat_state', withParts(definitionsOf('view').seat_state, 'SEAT_PART')),
      Object.fromEntries(shownStructs.map((struct) => [struct.name, objectSchema(struct, struct.meaning)])),
      gameView(definitionsOf('view').game_view),
    ],
    saved_game: [one('table_state', withParts(definitionsOf('saved_game').table_state, 'TABLE_PART'))],
  };
}

// --- Tables

const table = (head, cells) =>
  [head, head.map(() => '---'), ...cells]
    .map((row) => `| ${row.join(' | ')} |`.replaceAll('  ', ' '))
    .join('\n');
const meanings = (title, name) =>
  table(
    [title, ''],
    told(name).map(([word, ...rest]) => [`\`${word}\``, rest.at(-1)]),
  );

function fieldText({ name, meaning, optional, text, properties }) {
  const explained = [text, meaning].filter(Boolean).join(', ');
  if (properties) return text;
  return `\`${name}\`${optional ? '?' : ''}${explained && `: ${explained}`}`;
}

const TABLES = {
  refusals: table(
    ['code', 'meaning'],
    refusals.map(({ code, meaning }) => [`\`${code}\``, meaning]),
  ),
  phases: meanings('`game.phase`', 'PHASE').replace('| |', '| waits for |'),
  pieces: meanings('piece', 'PIECE'),
  actions: table(
    ['action', 'fields', ''],
    actions.map((action) => [
      `\`${action.name}\``,
      fieldsOf(action)
        .map(({ text }) => text)
        .join(', '),
      action.meaning,
    ]),
  ),
  events: table(
    ['event of a game', 'fields', ''],
    events.map((event) => [
      `\`${event.name}\``,
      fieldsOfRow(event).map(fieldText).join('; '),
      sentence(event),
    ]),
  ),
  parts: table(
    ['key of a module', 'is'],
    [
      ...list('SEAT_PART').map(([type, , fields]) => ['seats[].', { name: type, fields }]),
      ...list('TABLE_PART').map(([type, , fields]) => ['', { name: type, fields }]),
      ...list('OWN_PART').map(([type, , fields]) => ['own.', { name: type, fields }]),
    ].flatMap(([before, row]) =>
      fieldsOfRow(row).map(({ name, meaning, text }) => [
        `\`${before}${name}\``,
        [text, meaning].filter(Boolean).join(', '),
      ]),
    ),
  ),
  return_reasons: meanings('`reason`', 'RETURN_REASON'),
  score_reasons: meanings('`reason`', 'SCORE_REASON'),
};

/** The page's text with its tables as they must be. */
function withTables(text) {
  const found = new Set();
  const made = text.replace(/(<!-- words: (\w+) -->)[\s\S]*?(<!-- end -->)/g, (_, begin, name, end) => {
    found.add(name);
    return `${begin}\n\n${TABLES[name]}\n\n${end}`;
  });
  for (const name of Object.keys(TABLES))
    if (!found.delete(name)) throw new Error(`no place says '<!-- words: ${name} -->'`);
  if (found.size > 0) throw new Error(`there is no table of ${[...found]}`);
  return made;
}

/** Every file with something made of words, and its text. */
export function madeOfWords() {
  const schemaFile = (name) => join(root, 'protocol', 'schema', `${name}.json`);
  const read = (file) => readFileSync(file, 'utf8');
  const schemas = madeSchemas((name) => JSON.parse(read(schemaFile(name))).$defs);
  const readme = join(root, 'protocol', 'README.md');
  return [
    ...Object.entries(schemas).map(([name, made]) => {
      const text = read(schemaFile(name));
      const local = (definitions) => JSON.parse(localIn(name, JSON.stringify(definitions)));
      return [schemaFile(name), made.map(local).reduce(replaced, text)];
    }),
    [readme, withTables(read(readme))],
  ];
}
