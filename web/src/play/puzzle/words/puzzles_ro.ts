// Romanian texts of puzzles, in the words of the glossary.

import type { PuzzleMessages } from './puzzles_en.ts';

export const texts: PuzzleMessages = {
  'puzzles.title': 'Probleme',
  'puzzles.of': 'Problema {n} din {of}',
  'puzzles.ask': 'Unde ai așeza această piesă?',
  'puzzles.about':
    'Un rând dintr-o partidă adevărată: o poziție promite până la sfârșit clar mai multe puncte decât toate celelalte. Ca în orice rând, poate urma un meeple.',
  'puzzles.here': 'Așaz-o aici',
  'puzzles.right': 'Aceasta este cea mai bună poziție.',
  'puzzles.others': 'Alte poziții promit mai mult. Cea mai bună: {place}.',
  'puzzles.played': 'În partidă a fost așezată aici: {place}.',
  'puzzles.best': 'cea mai bună',
  'puzzles.less': {
    one: 'cu {n} punct mai puțin',
    few: 'cu {n} puncte mai puțin',
    other: 'cu {n} de puncte mai puțin',
  },
  'puzzles.next': 'Problema următoare',
  'puzzles.before': 'Problema anterioară',
  'puzzles.again': 'Încearcă din nou',
  'puzzles.found': 'Găsite din prima încercare: {n} din {of}',
  'puzzles.open': 'Probleme dintr-un fișier',
  'puzzles.none': 'Fișierul nu conține probleme care pot fi arătate.',
  'puzzles.unknown': 'Această problemă nu există.',
};
