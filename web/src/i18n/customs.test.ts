import { afterEach, expect, test, vi } from 'vitest';
import { loadTexts, switchLanguage, t, timeOf } from './index.ts';
import type { Language } from './languages.ts';

afterEach(() => vi.unstubAllGlobals());

const AFTERNOON = new Date(2026, 10, 27, 15, 4).getTime();

async function reads(language: Language, ...browser: string[]) {
  vi.stubGlobal('navigator', { languages: browser });
  vi.stubGlobal('document', { documentElement: {} });
  await switchLanguage(language);
  await loadTexts(['rooms']);
}

test.each<[Language, string[], string]>([
  ['en', ['en-US'], '03:04 PM'],
  ['en', ['en-GB', 'en-US'], '15:04'],
  ['en', ['en-ZA'], '15:04'],
  ['en', ['pt-BR', 'pt'], '15:04'],
  ['en', ['nb-NO', 'en-US'], '15:04'],
  ['en', [], '03:04 PM'],
  ['en', ['en_GB', 'x'], '03:04 PM'], // no tags
  ['fr', ['en-US'], '15:04'],
  ['fr', ['fr-CA', 'en-CA'], '15 h 04'],
  ['de', ['de-AT'], '15:04'],
])('texts in %s with a browser of %j tell the time as %s', async (language, browser, time) => {
  await reads(language, ...browser);
  expect(timeOf(AFTERNOON).replace(/[\u00a0\u202f]/g, ' ')).toBe(time);
});

test.each<[Language, string[], string]>([
  ['en', ['en-US'], '12,345 points'],
  ['en', ['en-ZA'], '12 345 points'],
  ['de', ['de-DE'], '12.345 Punkte'],
  ['de', ['de-AT'], '12 345 Punkte'],
  ['de', ['en-US'], '12.345 Punkte'],
])('texts in %s with a browser of %j count as %s', async (language, browser, text) => {
  await reads(language, ...browser);
  expect(t('seat.points', { n: 12345 }).replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
});
