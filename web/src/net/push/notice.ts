// Makes a notification of what the server sends through a push service.

import type { PushKind } from '../protocol.gen.ts';
import { showRoomCode } from '../room_code.ts';
import { DEFAULT_WORDS, PUSH_WORDS, type PushWords } from './words.ts';

/** What the server says; a later one may say other kinds of things. */
export interface PushMessage {
  kind: PushKind;
  room: string;
  language: string;
  /** Who has acted, sat down or offers. */
  name?: string;
  /** What is left. */
  seconds?: number;
  game?: string;
}

export interface Notice {
  title: string;
  body: string;
  lang: string;
  /** Empty: the message could not be read. */
  room: string;
  /** Whether the table waits for its player: by the message, or as before. */
  waits: boolean | 'as before';
  /** It calls again though a notification of its table is shown: always, or where that says otherwise. */
  rings: 'always' | 'if new' | 'never';
}

/** Browsers take a subscription back if a message shows nothing, so there is a notice for any. */
export function noticeOf(text: string): Notice {
  const message = read(text);
  const { kind, room = '', language = '', game, seconds } = message;
  const known = Object.hasOwn(PUSH_WORDS, language);
  const words = known ? PUSH_WORDS[language]! : DEFAULT_WORDS;
  const lang = known ? language : 'en';
  const told = [
    kind === 'turn' && message.name && named(words.played, message.name),
    kind === 'time' && seconds !== undefined && words.left.replace('{time}', timeLeft(seconds, lang)),
    gameWords(words, game),
    room && showRoomCode(room),
  ];
  return {
    title: titleOf(message, words),
    body: told.filter(Boolean).join(' · '),
    lang,
    room,
    waits: kind === 'turn' || kind === 'time' || (kind === 'over' ? false : 'as before'),
    rings: kind === 'time' ? 'always' : kind === 'turn' ? 'if new' : 'never',
  };
}

function read(text: string): Partial<PushMessage> {
  try {
    return Object(JSON.parse(text)) as Partial<PushMessage>;
  } catch {
    return {};
  }
}

function titleOf({ kind, name }: Partial<PushMessage>, words: PushWords): string {
  switch (kind) {
    case 'seat':
    case 'rematch':
      return name ? named(words[kind][0], name) : words[kind][1];
    case 'turn':
    case 'time':
    case 'over':
      return words[kind];
    default:
      return words.other;
  }
}

/** A name keeps its direction to itself, in isolating characters without a look. */
const named = (sentence: string, name: string): string =>
  sentence.replace('{name}', () => `\u2068${name}\u2069`);

function gameWords({ castle }: PushWords, game: string | undefined): string | undefined {
  return game && ({ carcassonne: 'Carcassonne', castle } as Record<string, string>)[game];
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** In the largest unit of which there are two. */
function timeLeft(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= 2 * size) ?? UNITS[2];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, style).format(Math.max(1, Math.round(seconds / size)));
}
