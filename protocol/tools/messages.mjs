// What is made of the rows of clients' messages (protocol/messages.def): schemas, and a table of
// protocol/README.md.

import { join } from 'node:path';
import { common, fieldText, fieldsOfRow, objectSchema, structsInClient } from './fields.mjs';
import { table } from './layout.mjs';
import { listIn, root, rowsOf } from './rows.mjs';

const rows = rowsOf(join(root, 'protocol', 'codecs', 'include', 'protocol', 'messages.def'));
const structs = structsInClient(listIn(rows)('STRUCT'));

const messages = listIn(rows)('CLIENT_MESSAGE').map(
  ([type, name, who, when, condition, meaning, reply, fields = []]) => ({
    ...{ type, name, who, when, condition, meaning, reply, fields },
  }),
);

// --- Schemas

const snake = (type) => type.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase();
/** The page's types of messages are called like them, but where a field's type may be called so. */
const schemaOf = ({ type, name }) => (name === 'resume' ? snake(type) : name);

/** By file: what is made in it, as definitions that stand together. */
export function schemasOfMessages() {
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
  };
}

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
const senderText = ({ who, when, condition }) => joined([SENDERS[who], PHASES[when], condition], ', ');

export const TABLES_OF_MESSAGES = {
  messages: table(
    ['type', 'who, when', 'further fields', 'reply carries'],
    messages.map((message) => [
      `\`${message.name}\``,
      senderText(message),
      joined([message.meaning, fieldsText(message)], ': '),
      message.reply,
    ]),
  ),
};
