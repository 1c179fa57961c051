// Every text keeps to the glossary of its language: no second word for a thing,
// and no word for a second thing.

import { describe, expect, it } from 'vitest';
import { allCatalogues } from '../all_catalogues.ts';
import { textsOf } from '../check_catalogues.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import type { Entry } from '../plural.ts';
import { de as germanWords } from './de.ts';
import { en as englishWords } from './en.ts';
import { fr as frenchWords } from './fr.ts';
import type { Glossary, Term } from './glossary.ts';
import { it as italianWords } from './it.ts';
import { ro as romanianWords } from './ro.ts';

type Texts = Readonly<Record<string, Entry>>;

const GLOSSARIES: Record<Language, Glossary> = {
  en: englishWords,
  fr: frenchWords,
  de: germanWords,
  it: italianWords,
  ro: romanianWords,
};
const TEXTS: Record<Language, Texts> = await allCatalogues();

/** Texts of other games, which also come with those of all where they are shown before a game is chosen. */
const OF_GAMES = {
  castle:
    /^castle\.|^(game|preset|option)\.castle|^features\.(path|tower|house|court|keep|wall_tiles)$|^error\.action\/(path|cell_outside)/,
  discovery: /^discovery\.|^(game|preset|option)\.discovery|^features\.(mountain|grassland|sea)$/,
};
type GameOf = keyof typeof OF_GAMES | 'carcassonne';
const GAMES: readonly GameOf[] = ['carcassonne', 'castle', 'discovery'];

function gameOf(key: string): GameOf {
  const [found] = Object.entries(OF_GAMES).find(([, pattern]) => pattern.test(key)) ?? ['carcassonne'];
  return found as GameOf;
}

/** Placeholders other than {n} are not words. */
const plain = (entry: Entry): string[] =>
  textsOf(entry).map((text) => text.replaceAll(/\{(?!n\})\w+\}/g, '{}'));

const saying =
  (forms: string, { capitals }: Glossary) =>
  (entry: Entry): boolean => {
    const word = new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, capitals ? 'u' : 'iu');
    return plain(entry).some((text) => word.test(text));
  };

interface Case {
  name: string;
  term: Term;
  english: Term;
  /** The texts in which the term is checked, with their English originals. */
  texts: readonly [key: string, text: Entry, original: Entry][];
}

function casesOf(language: Language): Case[] {
  const [own, originals] = [TEXTS[language], TEXTS.en];
  const textsOfGame = (game: GameOf) =>
    Object.entries(own).flatMap(([key, text]): Case['texts'] =>
      gameOf(key) === game ? [[key, text, originals[key]!]] : [],
    );
  const of = (part: 'common' | GameOf, texts: Case['texts']): Case[] =>
    Object.entries<Term>(GLOSSARIES[language][part]).map(([name, term]) => {
      const english = (englishWords[part] as Record<string, Term>)[name]!;
      return { name: `${name} (${part})`, term, english, texts };
    });
  return [
    ...of('common', GAMES.flatMap(textsOfGame)),
    ...GAMES.flatMap((game) => of(game, textsOfGame(game))),
  ];
}

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const glossary = GLOSSARIES[language];
  const cases = casesOf(language);

  it.each(cases)('have no second word for $name', ({ term, texts }) => {
    const doubled = texts.filter(([, text]) => term.not !== undefined && saying(term.not, glossary)(text));
    expect(doubled.map(([key, text]) => [key, ...plain(text)])).toEqual([]);
  });

  it.each(cases)(
    'have the word for $name where English has it, and for nothing else',
    ({ term, english, texts }) => {
      const [said, saidInEnglish] = [saying(term.word, glossary), saying(english.word, englishWords)];
      const differing = texts.filter(([, text, original]) => said(text) !== saidInEnglish(original));
      const unexpected = differing.filter(([key]) => !term.except?.includes(key));
      expect(unexpected.map(([key, text, original]) => [key, ...plain(text), ...plain(original)])).toEqual(
        [],
      );
      const needless = term.except?.filter((key) => !differing.some(([found]) => found === key));
      expect(needless ?? []).toEqual([]);
    },
  );
});
