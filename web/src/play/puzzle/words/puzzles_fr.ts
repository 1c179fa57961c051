// French texts of puzzles, in the words of the glossary.

import type { PuzzleMessages } from './puzzles_en.ts';

export const texts: PuzzleMessages = {
  'puzzles.title': 'Énigmes',
  'puzzles.of': 'Énigme {n} sur {of}',
  'puzzles.ask': 'Où poseriez-vous cette tuile ?',
  'puzzles.about':
    'Un tour d’une vraie partie : un endroit promet nettement plus de points à la fin que tous les autres. Comme à un tour habituel, un meeple peut suivre.',
  'puzzles.here': 'Poser ici',
  'puzzles.right': 'C’est le meilleur endroit.',
  'puzzles.others': 'D’autres endroits promettent plus. Le meilleur : {place}.',
  'puzzles.played': 'Dans la partie, elle a été posée ici : {place}.',
  'puzzles.best': 'le meilleur',
  'puzzles.less': { one: '{n} point de moins', many: '{n} de points de moins', other: '{n} points de moins' },
  'puzzles.next': 'Énigme suivante',
  'puzzles.before': 'Énigme précédente',
  'puzzles.again': 'Réessayer',
  'puzzles.found': 'Trouvées du premier coup : {n} sur {of}',
  'puzzles.open': 'Énigmes d’un fichier',
  'puzzles.none': 'Ce fichier ne contient pas d’énigmes à montrer.',
  'puzzles.unknown': 'Cette énigme n’existe pas.',
};
