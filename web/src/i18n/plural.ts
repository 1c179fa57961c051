// What a catalogue entry may be, and how it is filled in.

/** A text for each plural form that the language tells apart; `n` chooses. */
export type Plural = { readonly other: string } & { readonly [rule in Intl.LDMLPluralRule]?: string };
export type Entry = string | Plural;

/** What each language must have beside English: the same keys, each a text or a plural as there. */
export type LikeEnglish<T extends Readonly<Record<string, Entry>>> = {
  readonly [K in keyof T]: T[K] extends string ? string : Exclude<Entry, string>;
};

export type Values = Readonly<Record<string, string | number>>;

/** Replaces {name} by its value, numbers written as the language writes them. */
export function fill(entry: Entry, values: Values, language: string): string {
  const text = typeof entry === 'string' ? entry : pluralForm(entry, Number(values.n), language);
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? numberFormat(language).format(value) : (value ?? '');
  });
}

function pluralForm(entry: Plural, n: number, language: string): string {
  return entry[pluralRules(language).select(n)] ?? entry.other;
}

const pluralRules = remembered((language) => new Intl.PluralRules(language));
const numberFormat = remembered((language) => new Intl.NumberFormat(language));

function remembered<T>(make: (language: string) => T): (language: string) => T {
  const made = new Map<string, T>();
  return (language) => {
    let value = made.get(language);
    if (value === undefined) {
      value = make(language);
      made.set(language, value);
    }
    return value;
  };
}
