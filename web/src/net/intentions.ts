// The client's intentions, without the id that the connection adds, and the answer to each.

import type { ClientMessage, Join, PlainReply, Replies } from './protocol.gen.ts';

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never;

export type Intention = WithoutId<Exclude<ClientMessage, Join>>;

export type ReplyTo<Type extends Intention['type']> = Type extends keyof Replies ? Replies[Type] : PlainReply;
