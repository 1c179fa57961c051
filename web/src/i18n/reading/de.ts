// German texts of reading the board, in the words of glossary/de.ts.

import type { ReadingMessages } from './en.ts';

export const de = {
  'reading.free': 'Niemand hat das.',
  'reading.owns': 'bekommt es',
  'reading.open': 'noch nicht fertig',
  'reading.complete': 'fertig',
  'reading.lasting': 'zählt am Ende',
  'reading.now': 'Jetzt',
  'reading.finished': 'Fertig',
  'reading.atEnd': 'Am Ende',
  'reading.nothingFits': 'Kein Plättchen, das noch kommt, passt hier.',
  'reading.fits': { one: '{n} Plättchen passt hier noch:', other: '{n} Plättchen passen hier noch:' },
  'reading.try': 'Antippen legt es zur Probe hin, noch einmal dreht es.',
  'reading.mark': 'Für später markieren',
  'reading.held': 'Wer was hat ({n})',
  'reading.close': 'Schließen',
  'statistics.title': 'Der Lauf des Spiels',
  'statistics.points': 'Punkte nach jedem Plättchen; am Ende: {words}',
  'statistics.tiles': 'Gelegte Plättchen',
  'statistics.sent': 'Eingesetzte Figuren',
  'statistics.home': 'Heimgekehrte Figuren',
  'statistics.without': 'Plättchen ohne Figur',
  'statistics.idle': 'Davon mit Figuren in der Hand',
  'statistics.ahead': 'In Führung, in Plättchen',
} satisfies ReadingMessages;
