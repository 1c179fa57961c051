// What can be said without writing: phrases, which everybody reads in their own language, and signs.

import { t, tOr } from '../../i18n/index.ts';
import type { ChatLine } from '../../net/protocol.gen.ts';

export const PHRASES = [
  'hello',
  'good_luck',
  'nice_move',
  'your_turn',
  'one_moment',
  'sorry',
  'thanks',
  'good_game',
] as const;

/** Each with its replacement where signs are not drawn. */
export const SIGNS = {
  thumb: '👍',
  heart: '❤️',
  smile: '🙂',
  surprise: '😮',
  think: '🤔',
  sad: '🙁',
} as const;

export type SignName = keyof typeof SIGNS;

export function signOf(phrase: string | undefined): SignName | null {
  return phrase !== undefined && Object.hasOwn(SIGNS, phrase) ? (phrase as SignName) : null;
}

/** A line in this reader's words. Phrases unknown to this page keep their text. */
export function lineWords({ text, phrase }: Pick<ChatLine, 'text' | 'phrase'>): string {
  return phrase === undefined ? text : tOr(`phrase.${phrase}`, text);
}

/** In the words of one's own client. */
export const wordsFor = (phrase: (typeof PHRASES)[number]): string => t(`phrase.${phrase}`);
