// The preferences of this browser's user, kept between visits.

import { effect, type Signal, signal } from '@preact/signals';
import { type Language, switchLanguage } from '../i18n/index.ts';
import { chooseLanguage } from '../i18n/languages.ts';
import { readStored, writeStored } from '../net/storage.ts';

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'reduced';
/** Which choices need a confirmation before they are sent: all, those with a figure, or none. */
export type Confirms = 'always' | 'figure' | 'never';
export type MapStyle = 'painted' | 'map';

export const theme = kept<Theme>('theme', 'system');
export const motion = kept<Motion>('motion', 'system');
export const mapStyle = kept<MapStyle>('map', 'painted');
export const soundOn = kept<boolean>('sound', true);
/** The volume of all sounds, in percent. */
export const volume = kept<number>('volume', 100);
/** The events with sounds. */
export const CUES = ['turn', 'tile', 'score', 'chat', 'seat', 'finish'] as const;
export type Cue = (typeof CUES)[number];
export const silenced = kept<readonly Cue[]>('silenced', []);
/** Whether the device calls its user when it is their turn. */
export const calls = kept<'unasked' | 'on' | 'off'>('calls', 'unasked');
/** Single-key commands at the table (WCAG 2.1.4). */
export const keysOn = kept<boolean>('keys', true);
export const confirms = kept<Confirms>('confirm', 'always');
/** Numbers of columns and rows at the edge of the board. */
export const coordinatesOn = kept<boolean>('coordinates', false);
/** By how many quarters clockwise boards are turned. */
export const boardTurns = kept<number>('turns', 0);
/** What somebody new has been told at the table. */
export type Mark = 'place' | 'rotate' | 'choose' | 'take_back';
export const understood = kept<readonly Mark[]>('understood', []);
export const playerName = kept<string>('name', '');

const savedLanguage = kept<Language | null>('language', null);

export function setLanguage(language: Language): Promise<void> {
  savedLanguage.value = language;
  return switchLanguage(language);
}

/** Resolves when the texts are there. */
export function applySettings(): Promise<void> {
  const root = document.documentElement;
  effect(() => {
    root.dataset.theme = theme.value;
  });
  effect(() => {
    root.dataset.motion = motion.value;
  });
  return switchLanguage(chooseLanguage(location.search, savedLanguage.value, navigator.languages));
}

function kept<T>(name: string, fallback: T): Signal<T> {
  const key = `bastide.${name}`;
  const value = signal<T>(readStored(key, fallback));
  let first = true;
  effect(() => {
    const now = value.value;
    if (!first) writeStored(key, now);
    first = false;
  });
  return value;
}
