// The languages of this client and which one to use.

export const LANGUAGES = ['en', 'fr', 'de', 'it', 'ro'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each in its own language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  it: 'Italiano',
  ro: 'Română',
};

/** `?lang=` takes precedence over the saved choice, and that over the browser's preferences. */
export function chooseLanguage(query: string, saved: string | null, browser: readonly string[]): Language {
  const asked = new URLSearchParams(query).get('lang');
  for (const wish of [asked, saved, ...browser]) {
    const language = LANGUAGES.find((known) => wish?.toLowerCase().split('-')[0] === known);
    if (language !== undefined) return language;
  }
  return 'en';
}

/** Times, dates and numbers by the reader's own customs, which depend on the region, too. */
export interface Customs {
  /** For `Intl`. */
  locale: string;
  /** Whether the hours of a day are counted to 24 whatever the locale's custom. */
  to24: boolean;
}

/**
 * By the browser's tag of that language, such as en-GB. Who reads another language than any of theirs, as
 * English with pt-BR, keeps their clock.
 */
export function customsOf(language: Language, browser: readonly string[]): Customs {
  const own = browser.filter(isTag);
  const locale = own.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language;
  return { locale, to24: own[0] !== undefined && countsTo24(own[0]) };
}

function countsTo24(locale: string): boolean {
  const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return hourCycle === 'h23' || hourCycle === 'h24';
}

/** Browsers name some languages in ways that `Intl` refuses. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
