// The client's intentions, without the id that the connection adds, and the answer to each.

import type {
  ActReply,
  ClientMessage,
  HintReply,
  HistoryReply,
  Join,
  PingReply,
  PlainReply,
  PreviewReply,
  SitReply,
  SurveyReply,
} from './protocol.gen.ts';

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, 'id'> : never;

export type Intention = WithoutId<Exclude<ClientMessage, Join>>;

interface SpecialReplies {
  ping: PingReply;
  sit: SitReply;
  act: ActReply;
  preview: PreviewReply;
  survey: SurveyReply;
  history: HistoryReply;
  hint: HintReply;
}

export type ReplyTo<Type extends Intention['type']> = Type extends keyof SpecialReplies
  ? SpecialReplies[Type]
  : PlainReply;
