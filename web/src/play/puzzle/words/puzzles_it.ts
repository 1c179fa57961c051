// Italian texts of puzzles, in the words of the glossary.

import type { PuzzleMessages } from './puzzles_en.ts';

export const texts: PuzzleMessages = {
  'puzzles.title': 'Rompicapi',
  'puzzles.of': 'Rompicapo {n} di {of}',
  'puzzles.ask': 'Dove poseresti questa tessera?',
  'puzzles.about':
    'Un turno di una partita vera: una posizione promette alla fine nettamente più punti di tutte le altre. Come in ogni turno, può seguire un meeple.',
  'puzzles.here': 'Posala qui',
  'puzzles.right': 'È la posizione migliore.',
  'puzzles.others': 'Altre posizioni promettono di più. La migliore: {place}.',
  'puzzles.played': 'Nella partita è stata posata qui: {place}.',
  'puzzles.best': 'la migliore',
  'puzzles.less': { one: '{n} punto in meno', many: '{n} di punti in meno', other: '{n} punti in meno' },
  'puzzles.next': 'Rompicapo successivo',
  'puzzles.before': 'Rompicapo precedente',
  'puzzles.again': 'Riprova',
  'puzzles.found': 'Trovati al primo tentativo: {n} di {of}',
  'puzzles.open': 'Rompicapi da un file',
  'puzzles.none': 'Questo file non contiene rompicapi da mostrare.',
  'puzzles.unknown': 'Questo rompicapo non esiste.',
};
