// What is made of the rows of messages, and of a room's events, flags and log (messages.def,
// server_messages.def, room_events.def, room_flags.def and log_entries.def): schemas, examples, and tables of
// pages.

import { join } from 'node:path';
import {
  addEnums,
  capital,
  common,
  fieldsOfRow,
  fieldText,
  objectSchema,
  structsInClient,
  structsInLog,
  structsInServer,
} from './fields.mjs';
import { table } from './layout.mjs';
import { listIn, root, rowsOf } from './rows.mjs';

const rowsIn = (file) => rowsOf(join(root, 'protocol', 'codecs', 'include', 'protocol', file));
const rows = rowsIn('messages.def');
const structs = structsInClient(listIn(rows)('STRUCT'));

const flags = listIn(rows)('ROOM_FLAG').map(
  ([name, , message, who, when, , entry, told, creation, meaning]) => ({
    name,
    message,
    who,
    when,
    entry,
    meaning,
    always: told === 'always',
    creation: creation === 'at_creation',
  }),
);

/** As messages.def expands a flag. */
const messageOfFlag = ([name, type, message, who, when, , , , , meaning]) => [
  ...[type, message, who, when, '', ''],
  [{ list: 'FIELD', args: ['flag', name, meaning] }],
];

const messages = rows
  .filter(({ list }) => list === 'CLIENT_MESSAGE' || list === 'ROOM_FLAG')
  .map(({ list, args }) => (list === 'ROOM_FLAG' ? messageOfFlag(args) : args))
  .map(([type, name, who, when, condition, meaning, fields = []]) => ({
    ...{ type, name, who, when, condition, meaning, fields },
  }));

/** The rows of a list that has a row for each flag, too: [name, meaning, fields, schema], by `read`. */
function rowsWithFlags(file, name, read) {
  const ofFlag = ([name, , , , , , entry, , , meaning]) => ({
    ...{ name: entry, schema: entry, meaning: '' },
    fields: [{ list: 'FIELD', args: ['flag', name, meaning] }],
  });
  return rowsIn(file)
    .filter(({ list }) => list === name || list === 'ROOM_FLAG')
    .map(({ list, args }) => (list === 'ROOM_FLAG' ? ofFlag(args) : read(args)));
}
const roomEvents = rowsWithFlags('room_events.def', 'ROOM_EVENT', ([, schema, name, meaning, fields]) => ({
  ...{ name, schema, meaning, fields },
}));
const logStructs = structsInLog(listIn(rowsIn('log_entries.def'))('STRUCT'));
const logEntries = rowsWithFlags('log_entries.def', 'ENTRY', ([, name, meaning, fields]) => ({
  ...{ name, meaning, fields },
}));

const serverRows = rowsIn('server_messages.def');
addEnums(listIn(serverRows)('ENUM').map(([, kind, words]) => [kind, words.map(({ args: [word] }) => word)]));
const serverStructs = structsInServer(listIn(serverRows)('STRUCT'));
const replies = listIn(serverRows)('REPLY').map(([, to, , meaning, fields]) => ({
  ...{ to, name: 'reply', schema: `${to}_reply`, meaning, fields },
}));
const PLAIN = 'plain';
/** By the intention that has a reply of its own: the reply's definition. */
export const replyTo = Object.fromEntries(
  replies.filter(({ to }) => to !== PLAIN).map(({ to, schema }) => [to, schema]),
);
const told = listIn(serverRows)('SERVER_MESSAGE').map(([, schema, name, meaning, fields]) => ({
  ...{ name, schema, meaning, fields },
}));

// --- Schemas

const snake = (type) => type.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase();
/** The page's types of messages are called like them, but where a field's type may be called so. */
const schemaOf = ({ type, name }) => (name === 'resume' ? snake(type) : name);

const flagSchema = ({ meaning }) => ({ description: capital(meaning), type: 'boolean' });

/** A definition that is written by hand, but for the keys of these flags. */
function withFlags(definition, some, schemaOfFlag) {
  const keys = Object.fromEntries(some.map((flag) => [flag.name, schemaOfFlag(flag)]));
  return { ...definition, properties: { ...definition.properties, ...keys } };
}
const shownFlag = (flag) =>
  flag.always ? flagSchema(flag) : { description: `${capital(flag.meaning)}; absent: no`, const: true };

const refsTo = (some) => some.map(({ schema }) => ({ $ref: `#/$defs/${schema}` }));

const typed = (row) => objectSchema(row, row.meaning, { type: { const: row.name } });
const typedBySchema = (some) => Object.fromEntries(some.map((row) => [row.schema, typed(row)]));

/** By file: what is made in it, as definitions that stand together. `definitionsOf` reads a file's
 * definitions. */
export function schemasOfMessages(definitionsOf) {
  const object = (row) =>
    objectSchema(row, row.meaning, { type: { const: row.name }, id: common('message_id') });
  return {
    client: [
      {
        ...Object.fromEntries(structs.map((struct) => [struct.name, objectSchema(struct, struct.meaning)])),
        ...Object.fromEntries(messages.map((message) => [schemaOf(message), object(message)])),
        client_message: { oneOf: messages.map((message) => ({ $ref: `#/$defs/${schemaOf(message)}` })) },
      },
    ],
    server: [
      {
        ...Object.fromEntries(
          serverStructs.map((struct) => [struct.name, objectSchema(struct, struct.meaning)]),
        ),
        ...typedBySchema([...replies, ...told]),
        reply: { description: 'The intention decides which one', anyOf: refsTo(replies) },
        server_message: { anyOf: refsTo([{ schema: 'reply' }, ...told]) },
      },
    ],
    events: [{ ...typedBySchema(roomEvents), room_event: { oneOf: refsTo(roomEvents) } }],
    view: [{ room_view: withFlags(definitionsOf('view').room_view, flags, shownFlag) }],
    http: [
      {
        create_room: withFlags(
          definitionsOf('http').create_room,
          flags.filter(({ creation }) => creation),
          flagSchema,
        ),
      },
    ],
  };
}

// --- Examples

/** Each flag as it is set, told and refused: [name, example]. */
export const examplesOfFlags = () =>
  flags.flatMap(({ name, message, entry, always, creation }) => {
    const set = (value) => ({ type: message, id: 'k1', [name]: value });
    return [
      [`valid/client_message/${message}`, set(true)],
      [
        `valid/server_message/delta_${entry}`,
        {
          type: 'delta',
          seq: 5,
          events: [{ type: entry, [name]: true }],
          patch: [{ op: always ? 'replace' : 'add', path: `/${name}`, value: true }],
          digest: '8d85d30a372b04bd',
        },
      ],
      [
        `invalid/client_message/${name}_is_no_boolean`,
        { text: JSON.stringify(set('yes')), code: 'message/wrong_type', at: name },
      ],
      ...(creation
        ? [
            [
              `valid/create_room/${name}`,
              { secret: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8', name: 'Ada', [name]: true },
            ],
          ]
        : []),
    ];
  });

// --- Tables

const SENDERS = {
  outside: 'before anything but `ping`',
  anybody: 'anybody, also before `join`',
  inside: 'anybody in a room',
  spectator: 'without seat',
  seated: 'seated',
  person: 'seated, no program',
  host: 'host',
};
const PHASES = {
  any_phase: '',
  lobby: 'in the lobby',
  playing: 'in a game',
  begun: 'in or after a game',
  finished: 'after a game',
};

const joined = (parts, between) => parts.filter(Boolean).join(between);
const fieldsText = (message) => fieldsOfRow(message).map(fieldText).join('; ');
const rowOfTable = (row) => [`\`${row.name}\``, row.meaning, fieldsText(row)];
const senderText = ({ who, when, condition }) => joined([SENDERS[who], PHASES[when], condition], ', ');

/** What the reply to a message has besides `re`. */
function carried({ name }) {
  const reply = replies.find(({ to }) => to === name);
  return reply ? fieldsOfRow(reply).slice(1).map(fieldText).join('; ') : '';
}

export const TABLES_OF_MESSAGES = {
  messages: table(
    ['type', 'who, when', 'further fields', 'reply carries'],
    messages.map((message) => [
      `\`${message.name}\``,
      senderText(message),
      joined([message.meaning, fieldsText(message)], ': '),
      carried(message),
    ]),
  ),
  server_messages: table(
    ['type', 'meaning', 'further fields'],
    told.map(rowOfTable),
  ),
  room_events: table(
    ['type', 'meaning', 'further fields'],
    roomEvents.map(rowOfTable),
  ),
  room_flags: table(
    ['flag', 'true: …', 'set by', 'told by', 'when making a room'],
    flags.map(({ name, meaning, message, entry, creation }) => [
      `\`${name}\``,
      meaning,
      `\`${message}\``,
      `\`${entry}\` {${name}}`,
      creation ? 'yes' : 'no',
    ]),
  ),
};

export const TABLES_OF_LOG = {
  log_entries: table(['type', 'meaning', 'fields'], logEntries.map(rowOfTable)),
  log_structs: table(['part', 'meaning', 'fields'], logStructs.map(rowOfTable)),
  room_flags: table(
    ['entry', 'its key', 'true: …', 'in `room_created`', 'in `snapshot`'],
    flags.map(({ name, entry, meaning, creation, always }) => [
      `\`${entry}\``,
      `\`${name}\``,
      meaning,
      creation ? 'if true' : 'no',
      always ? 'always' : 'if true',
    ]),
  ),
};
