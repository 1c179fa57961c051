import { describe } from 'vitest';
import { checkCatalogue } from '../../../i18n/check_catalogues.ts';
import { LANGUAGES, type Language } from '../../../i18n/languages.ts';
import { de } from './de.ts';
import { type CastleMessages, en } from './en.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ro } from './ro.ts';

const CATALOGUES: Record<Language, CastleMessages> = { en, fr, de, it, ro };

describe.each(LANGUAGES)('the texts of The Castle in %s', (language) => {
  checkCatalogue(language, CATALOGUES[language], en);
});
