// What is made of the words of the rules (engine/include/engine/words.def and the modules' own): schemas, and
// tables of protocol/README.md.

import { join } from 'node:path';
import {
  addEnums,
  byKey,
  cell,
  common,
  fieldsOfRow,
  fieldText,
  inEvents,
  inView,
  keysOf,
  objectSchema,
  sentence,
  structsInView,
} from './fields.mjs';
import { table } from './layout.mjs';
import { listIn, root, rowsOf } from './rows.mjs';

const list = listIn(rowsOf(join(root, 'engine', 'include', 'engine', 'words.def')));
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
addEnums(list('ENUM').map(([type, values]) => [type, values.map(({ args: [word] }) => word)]));
const structs = structsInView(list('STRUCT'));

// --- Schemas

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
  kFieldBridge: {
    text: '`bridge`?: {`x`, `y`, `axis`}',
    optional: true,
    properties: { bridge: { description: 'Absent: the tile fits without one', ...common('bridge') } },
  },
  kFieldAxis: { text: '`axis`: `NS` or `EW`', properties: { axis: common('axis') } },
  kFieldIndex: { text: '`index`', properties: { index: common('feature_index') } },
  kFieldFlockChoice: {
    text: '`choice`: `grow` or `score`',
    properties: { choice: common('flock_choice') },
  },
  kFieldCropChoice: {
    text: '`choice`: `add` or `remove`',
    properties: { choice: common('crop_choice') },
  },
  kFieldWhich: {
    text: '`piece`?',
    optional: true,
    properties: { piece: { description: 'Absent: figures of one kind alone stand there', ...common('piece') } },
  },
  kFieldBid: { text: '`bid`', properties: { bid: common('bid') } },
  kFieldQuarter: { text: '`quarter`', properties: { quarter: common('quarter') } },
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

const one = (name, schema) => ({ [name]: schema });

/** Those whose keys are not among others. */
const shownStructs = structs.filter(({ name }) => name !== '');

/** By file: what is made in it, as definitions that stand together. `definitionsOf` reads a file's
 * definitions. */
export function schemasOfWords(definitionsOf) {
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

const meanings = (title, name) =>
  table(
    [title, ''],
    told(name).map(([word, ...rest]) => [`\`${word}\``, rest.at(-1)]),
  );

export const TABLES_OF_WORDS = {
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
