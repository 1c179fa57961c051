// A room's clock in words.

import { t } from '../../i18n/index.ts';
import type { ClockRule } from '../../net/protocol.gen.ts';
import { clockTime } from '../../ui/use_seconds_until.ts';

const DAY_MS = 86_400_000;
/** In seconds. */
const HOUR = 3600;

/** A time in words: in minutes if it is a whole number of them. */
export function timeWords(seconds: number): string {
  if (seconds % 60 === 0) return t('clock.minutes', { n: seconds / 60 });
  return t('clock.seconds', { n: seconds });
}

export function ruleWords(rule: ClockRule): string {
  switch (rule.kind) {
    case 'turn':
      return t('clock.turn', { time: timeWords(rule.seconds) });
    case 'bank':
      return t('clock.bank', { time: timeWords(rule.seconds), more: timeWords(rule.increment) });
    case 'days':
      return t('clock.turn', { time: t('clock.days', { n: rule.days }) });
  }
}

/** The remaining time as a clock shows it: "4:07", or days if there are any. */
export function leftWords(ms: number): string {
  if (ms >= DAY_MS) return t('clock.days', { n: Math.floor(ms / DAY_MS) });
  const seconds = Math.ceil(ms / 1000);
  if (seconds < HOUR) return clockTime(seconds);
  return `${Math.floor(seconds / HOUR)}:${clockTime(seconds % HOUR).padStart(5, '0')}`;
}

/** The longest time of a seat by this rule; a bank may hold more. */
export function wholeMs(rule: ClockRule): number {
  return rule.kind === 'days' ? rule.days * DAY_MS : rule.seconds * 1000;
}
