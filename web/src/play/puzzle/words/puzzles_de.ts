// German texts of puzzles, in the words of the glossary.

import type { PuzzleMessages } from './puzzles_en.ts';

export const texts: PuzzleMessages = {
  'puzzles.title': 'Rätsel',
  'puzzles.of': 'Rätsel {n} von {of}',
  'puzzles.ask': 'Wohin würdest du dieses Plättchen legen?',
  'puzzles.about':
    'Ein Zug aus einem echten Spiel: Eine Stelle verspricht bis zum Ende deutlich mehr Punkte als alle anderen. Wie in jedem Zug darf ein Meeple folgen.',
  'puzzles.here': 'Hierhin legen',
  'puzzles.right': 'Das ist die beste Stelle.',
  'puzzles.others': 'Andere Stellen versprechen mehr. Die beste: {place}.',
  'puzzles.played': 'Im Spiel wurde es hierhin gelegt: {place}.',
  'puzzles.best': 'das Beste',
  'puzzles.less': { one: '{n} Punkt weniger', other: '{n} Punkte weniger' },
  'puzzles.next': 'Nächstes Rätsel',
  'puzzles.before': 'Voriges Rätsel',
  'puzzles.again': 'Noch einmal versuchen',
  'puzzles.found': 'Beim ersten Versuch gefunden: {n} von {of}',
  'puzzles.open': 'Rätsel aus einer Datei',
  'puzzles.none': 'Diese Datei enthält keine Rätsel, die man zeigen kann.',
  'puzzles.unknown': 'Dieses Rätsel gibt es nicht.',
};
