import { describe } from 'vitest';
import { checkCatalogue } from '../check_catalogues.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { de } from './de.ts';
import { type CastleMessages, en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ro } from './ro.ts';

const CATALOGUES: Record<Language, CastleMessages> = { en, fr, de, it, ro };
/** Words that a language must not use beside those of its glossary. */
const FORBIDDEN: Record<Language, RegExp> = {
  en: /\b(road|city|follower|yard|well|donjon)\b/i,
  fr: /\b(route|ville|serviteur|puits|bonus)s?\b/i,
  de: /\b(Straße|Stadt|Gefolgsmann|Donjon|Bonus)\b/,
  it: /\b(strada|città|corte|pozzo|palazzo|seguace)\b/i,
  ro: /\b(drum|oraș|cetate|bonus|discipol)\b/i,
};

describe.each(LANGUAGES)('the texts of The Castle in %s', (language) => {
  checkCatalogue(language, CATALOGUES[language], en, FORBIDDEN[language]);
});
