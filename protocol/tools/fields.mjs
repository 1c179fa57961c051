// Fields of rows: what their kinds are in schemas, and how pages write them.

export const common = (name) => ({ $ref: `common.json#/$defs/${name}` });
export const cell = { x: common('coordinate'), y: common('coordinate') };
export const inEvents = (name) => ({ $ref: `events.json#/$defs/${name}` });
export const inView = (name) => ({ $ref: `view.json#/$defs/${name}` });
const inClient = (name) => ({ $ref: `client.json#/$defs/${name}` });
const inServer = (name) => ({ $ref: `server.json#/$defs/${name}` });
const listOf = (items) => ({ type: 'array', items });
const quoted = (words) => words.map((word) => `\`${word}\``);
const anyOfWords = (words) => `${quoted(words.slice(0, -1)).join(', ')} or ${quoted(words.slice(-1))}`;

const idText = (max) => ({ type: 'string', minLength: 1, maxLength: max, pattern: '^[ -~]+$' });
const actionsFrom = (least) => ({
  type: 'array',
  ...(least > 0 && { minItems: least }),
  maxItems: 8,
  items: common('action'),
});
const orNull = (schema) => ({ anyOf: [schema, { type: 'null' }] });

/** By kind of a field (`field` in engine/event.hpp, `wire` in protocol/message_fields.hpp): its schema, and
 * how it is written if the name does not tell it. Kinds of `properties` are more keys than one; those of
 * `fields` have a meaning each. */
const KINDS = {
  seat: { schema: common('seat') },
  seat_or_null: { schema: common('seat_or_null') },
  tile: { schema: common('tile_id') },
  tiles: { schema: listOf(common('tile_id')), text: '[tiles]' },
  rotation: { schema: common('rotation') },
  piece: { schema: common('piece') },
  cell: { properties: cell, text: '`x`, `y`' },
  cell_pair: { schema: inEvents('cell_pair'), text: '[x, y]' },
  cell_or_null: { schema: orNull(inEvents('cell_pair')), text: '[x, y]' },
  cells: { schema: listOf(inEvents('cell_pair')), text: '[[x, y], …]' },
  corner: { schema: common('tile_corner') },
  quarter: { schema: common('quarter') },
  axis: { schema: common('axis') },
  feature: { schema: common('feature_index') },
  feature_if_any: { schema: common('feature_index'), optional: true },
  feature_kind: { schema: common('feature_kind') },
  parts: { schema: inEvents('feature_parts') },
  count: { schema: common('count') },
  positive: { schema: { type: 'integer', minimum: 1 } },
  points: { schema: { type: 'integer' } },
  value: { schema: { type: 'integer' } },
  stream: { schema: common('stream') },
  token: { schema: common('token'), text: '1 to 4 or `wolf`' },
  tokens: { schema: listOf(common('token')), text: '[tokens]' },
  score_lines: {
    schema: { type: 'array', minItems: 1, items: inEvents('score_line') },
    text: '[{`what`, `points`, `count`?, `each`?}]',
  },
  scores: { schema: listOf({ type: 'integer' }) },
  seats: { schema: listOf(common('seat')) },
  flag: { schema: { type: 'boolean' } },
  stock: { schema: common('count') },
  goods: { schema: common('count') },
  cell_if_any: { schema: inEvents('cell_pair'), text: '[x, y]' },
  quarter_if_any: { schema: common('quarter') },
  crop_choice_if_any: { schema: common('crop_choice') },
  seat_if_any: { schema: common('seat') },
  tile_if_any: { schema: common('tile_id') },
  part_reason_if_any: { schema: common('part_reason') },
  part_reasons: { schema: listOf(common('part_reason')), text: '[reasons]' },
  castle_corner: { schema: common('corner') },
  wall_tile: { schema: common('wall_tile_number') },
  score_reason: { schema: inEvents('score_reason') },
  return_reason: { schema: inEvents('return_reason') },
  part_reason: { schema: common('part_reason') },
  ending: { schema: common('ending'), text: anyOfWords(['finished', 'resigned', 'abandoned']) },
  room_code: { schema: { type: 'string' } },
  seat_secret: { schema: common('seat_secret') },
  seq: { schema: common('seq') },
  step: { schema: common('seq') },
  admission: { schema: common('admission') },
  person_name: { schema: common('player_name'), text: '1 to 24 characters' },
  colour: { schema: common('colour') },
  hex32: { schema: common('hex32'), text: '64 hex digits' },
  hex32_or_null: { schema: orNull(common('hex32')), text: '64 hex digits' },
  chat_text: { schema: { type: 'string', minLength: 1, maxLength: 300 }, text: '1 to 300 characters' },
  phrase: { schema: common('phrase') },
  language: { schema: common('language_tag'), text: 'a tag such as `de`' },
  actions: { schema: actionsFrom(1), text: '1 to 8 actions' },
  actions_or_none: { schema: actionsFrom(0), text: 'at most 8 actions' },
  clock_rule_or_null: { schema: orNull(common('clock_rule')) },
  rules_request: { schema: common('rules_request') },
  seat_count: { schema: { type: 'integer', minimum: 1, maximum: 6 } },
  aids: { schema: common('aids') },
  level: { schema: common('computer_level') },
  pace: { schema: { enum: ['slow', 'normal', 'fast'] }, text: anyOfWords(['slow', 'normal', 'fast']) },
  report_reason: {
    schema: { enum: ['insults', 'name', 'spam', 'stalling', 'other'] },
    text: anyOfWords(['insults', 'name', 'spam', 'stalling', 'other']),
  },
  device: { schema: idText(16) },
  endpoint: { schema: idText(1000) },
  push_language: {
    schema: { enum: ['en', 'fr', 'de', 'it', 'ro'] },
    text: anyOfWords(['en', 'fr', 'de', 'it', 'ro']),
  },
  webhook_form: {
    schema: { enum: ['plain', 'discord', 'slack'] },
    text: anyOfWords(['plain', 'discord', 'slack']),
  },
  digest: { schema: idText(16) },
  message_id: { schema: common('message_id') },
  message_id_or_null: { schema: orNull(common('message_id')) },
  mark: { schema: { const: true } },
  milliseconds: { schema: common('milliseconds') },
  text: { schema: { type: 'string', minLength: 1 } },
  error_code: { schema: common('error_code') },
  view_digest: { schema: common('digest') },
  skip_cause: { schema: { enum: ['clock', 'vote'] }, text: anyOfWords(['clock', 'vote']) },
  hand_over_cause: { schema: { enum: ['own', 'vote'] }, text: anyOfWords(['own', 'vote']) },
  reasons: { schema: common('reasons') },
  seat_flags: { schema: { type: 'array', maxItems: 6, items: { type: 'boolean' } }, text: '[by seat]' },
  seat_waits: {
    schema: {
      type: 'array',
      maxItems: 6,
      items: { type: ['integer', 'null'], minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    },
    text: '[ms or null]',
  },
  game_events: { schema: listOf(inEvents('game_event')) },
  foreseen_choices: { schema: listOf(inServer('foreseen_choice')), text: '[{`action`, `then`?}]' },
  events: { schema: listOf(inEvents('event')) },
  patch: { schema: listOf(inServer('patch_operation')) },
  room_view: { schema: inView('room_view') },
  survey: {
    fields: [
      { name: 'features', schema: listOf(inServer('surveyed_feature')) },
      { name: 'cells', optional: true, schema: listOf(inServer('surveyed_cell')) },
      {
        name: 'standing',
        meaning: 'by seat: the scores if the game ended now',
        optional: true,
        schema: listOf({ type: 'integer' }),
      },
      {
        name: 'dragon',
        meaning: 'absent: it is not in play',
        optional: true,
        schema: inServer('dragon_reach'),
      },
    ],
  },
  // Of the log alone, which has no schema.
  hex16: { text: '32 hex digits' },
  resolved_rules: { text: 'resolved' },
  stored_actions: {},
  revision: { text: "of the game's rules; absent: 0" },
  clock_rule: {},
  unread_cause: { text: anyOfWords(['newer', 'damaged']) },
  room_flags: { fields: [] },
  flags_at_creation: { fields: [] },
  seat_actions: { text: '[{`seat`, …}]' },
  step_ends: {},
  undone_turns: {},
  clocks: { fields: [] },
  times: { text: '[ms]' },
  taken_seats: { text: '[null or taken seat]' },
  chat_lines: {},
  long_count: {},
  first_player: {},
  stand_ins: {},
  told_break_off: {},
  hex_texts: {},
  push_subscription: {
    fields: [
      { name: 'endpoint', meaning: "of the browser's push service", schema: idText(1000) },
      { name: 'p256dh', meaning: 'base64url', schema: { type: 'string', minLength: 87, maxLength: 87 } },
      { name: 'auth', meaning: 'base64url', schema: { type: 'string', minLength: 22, maxLength: 22 } },
      { name: 'language', schema: { enum: ['en', 'fr', 'de', 'it', 'ro'] } },
      { name: 'kinds', schema: { minItems: 1, ...listOf(common('push_kind')) } },
      {
        name: 'quiet',
        meaning: 'minutes of the UTC day from which and until which nobody is called; may pass midnight',
        optional: true,
        schema: {
          type: 'array',
          minItems: 2,
          maxItems: 2,
          items: { type: 'integer', minimum: 0, maximum: 1439 },
        },
      },
    ],
  },
};

/** Kinds that are lists of words of their own. */
export function addEnums(enums) {
  for (const [type, words] of enums) KINDS[type] = { schema: { enum: words }, text: anyOfWords(words) };
}

const structs = new Map();

/** What kinds such as `list<Type>` hold, from rows STRUCT; `ref` refers to a definition in their file. */
function addStructs(rows, ref) {
  for (const [type, name, meaning, fields] of rows) structs.set(type, { name, meaning, fields, ref });
  return rows.map(([type]) => structs.get(type));
}
export const structsInView = (rows) => addStructs(rows, inView);
export const structsInClient = (rows) => addStructs(rows, inClient);
export const structsInServer = (rows) => addStructs(rows, inServer);
/** Of the log, which has no schema. */
export const structsInLog = (rows) => addStructs(rows, () => undefined);

/** What is known of a kind: by KINDS, by the bound that it names, or by the struct. */
function kindOf(kind) {
  const [, form, named] = kind.match(/^(\w+)<(\w+)>$/) ?? [];
  if (!form) return KINDS[kind];
  const least = ['zero_to', 'one_to'].indexOf(form);
  if (least >= 0) {
    return {
      schema: { type: 'integer', minimum: least, maximum: Number(named) },
      text: `${least} to ${named}`,
    };
  }
  const struct = structs.get(named);
  if (!struct) return undefined;
  const fields = fieldsOfRow(struct);
  const keys = fields.map(({ name, properties, text, optional }) =>
    properties ? text : `\`${name}\`${optional ? '?' : ''}`,
  );
  const object = `{${keys.join(', ')}}`;
  return {
    list: { schema: listOf(struct.ref(struct.name)), text: `[${object}]` },
    if_any: { schema: struct.ref(struct.name), text: object },
    object: { schema: struct.ref(struct.name), text: object },
    among: { fields },
  }[form];
}

/** The fields of a row: { name, meaning, optional }, with what is known of each kind. The first of those that
 * stand `among` others has the others in `brings`. */
export function fieldsOfRow({ name: owner, fields = [] }) {
  return fields.flatMap(({ list: row, args: [kind, ...named] }) => {
    const known = kindOf(kind);
    if (!known) throw new Error(`${owner} has a field of the kind ${kind}, which has no row in KINDS`);
    const optional = row !== 'FIELD' || known.optional;
    if (known.fields && row === 'FIELD') return known.fields;
    if (!known.fields) return [{ ...known, name: named.at(-2), meaning: named.at(-1), optional }];
    const [first, ...brings] = known.fields.map((field) => ({ ...field, optional }));
    return [{ ...first, brings }, ...brings];
  });
}

/** With its fields as the page writes names. */
export const sentence = (event) =>
  event.sentence.replace(/\{(\w+)\}/g, (_, field) => {
    const found = fieldsOfRow(event).find(({ name }) => name === field);
    if (!found) throw new Error(`the sentence of ${event.name} names ${field}, which is no field of it`);
    return found.properties ? found.text : `\`${field}\``;
  });
export const capital = (text) => text.replace(/^(?!null)[a-z]/, (letter) => letter.toUpperCase());

/** The keys of a row's fields: { key, value: its schema, optional, brings: fields that come with it }. */
export function keysOf(row) {
  return fieldsOfRow(row).flatMap(({ name, meaning, optional, schema, properties, brings }) =>
    Object.entries(
      properties ?? { [name]: { ...(meaning && { description: capital(meaning) }), ...schema } },
    ).map(([key, value]) => ({ key, value, optional, brings })),
  );
}

export const byKey = (keys) => Object.fromEntries(keys.map(({ key, value }) => [key, value]));

/** An object with the keys of a row's fields, behind these. */
export function objectSchema(row, meaning, before = {}) {
  const keys = keysOf(row);
  const together = keys.filter(({ brings }) => brings);
  return {
    ...(meaning && { description: capital(meaning) }),
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

/** A field as a cell of a table has it. */
export function fieldText({ name, meaning, optional, text, properties }) {
  const explained = [text, meaning].filter(Boolean).join(', ');
  if (properties) return text;
  return `\`${name}\`${optional ? '?' : ''}${explained && `: ${explained}`}`;
}
