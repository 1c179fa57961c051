// Italian texts of reading the board, in the words of glossary/it.ts.

import type { ReadingMessages } from './en.ts';

export const it = {
  'reading.free': 'Non lo tiene nessuno.',
  'reading.owns': 'lo ottiene',
  'reading.open': 'non ancora completo',
  'reading.complete': 'completo',
  'reading.lasting': 'conta alla fine',
  'reading.now': 'Ora',
  'reading.finished': 'Completo',
  'reading.atEnd': 'Alla fine',
  'reading.nothingFits': 'Nessuna tessera rimasta va qui.',
  'reading.fits': {
    one: 'Qui va ancora {n} tessera:',
    many: 'Qui vanno ancora {n} di tessere:',
    other: 'Qui vanno ancora {n} tessere:',
  },
  'reading.try': 'Toccane una per provarla, di nuovo per girarla.',
  'reading.mark': 'Segna per dopo',
  'reading.held': 'Chi tiene che cosa ({n})',
  'reading.close': 'Chiudi',
  'statistics.title': 'L’andamento della partita',
  'statistics.points': 'Punti dopo ogni tessera; alla fine: {words}',
  'statistics.tiles': 'Tessere posate',
  'statistics.sent': 'Figure inviate',
  'statistics.home': 'Figure tornate',
  'statistics.without': 'Tessere senza figura',
  'statistics.idle': 'Di cui con figure in mano',
  'statistics.ahead': 'In testa, in tessere',
} satisfies ReadingMessages;
