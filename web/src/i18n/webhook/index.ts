import { chunk } from '../../net/chunk.ts';
import type { Language } from '../languages.ts';
import type { WebhookMessages } from './en.ts';

export const webhook: Record<Language, () => Promise<WebhookMessages>> = {
  en: chunk(async () => (await import('./en.ts')).en),
  fr: chunk(async () => (await import('./fr.ts')).fr),
  de: chunk(async () => (await import('./de.ts')).de),
  it: chunk(async () => (await import('./it.ts')).it),
  ro: chunk(async () => (await import('./ro.ts')).ro),
};
