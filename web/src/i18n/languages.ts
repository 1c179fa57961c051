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
