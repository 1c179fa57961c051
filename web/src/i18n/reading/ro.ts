// Romanian texts of reading the board, in the words of glossary/ro.ts.

import type { ReadingMessages } from './en.ts';

export const ro = {
  'reading.free': 'Nu îl ține nimeni.',
  'reading.owns': 'îl obține',
  'reading.open': 'încă neterminat',
  'reading.complete': 'terminat',
  'reading.lasting': 'se numără la sfârșit',
  'reading.now': 'Acum',
  'reading.finished': 'Terminat',
  'reading.atEnd': 'La sfârșit',
  'reading.nothingFits': 'Nicio piesă rămasă nu se potrivește aici.',
  'reading.fits': {
    one: '{n} piesă se mai potrivește aici:',
    few: '{n} piese se mai potrivesc aici:',
    other: '{n} de piese se mai potrivesc aici:',
  },
  'reading.try': 'Atinge una ca s-o încerci, din nou ca s-o rotești.',
  'reading.mark': 'Marchează pentru mai târziu',
  'reading.held': 'Cine ține ce ({n})',
  'reading.close': 'Închide',
  'statistics.title': 'Cum a decurs jocul',
  'statistics.points': 'Puncte după fiecare piesă; la sfârșit: {words}',
  'statistics.tiles': 'Piese așezate',
  'statistics.sent': 'Figurine trimise',
  'statistics.home': 'Figurine întoarse',
  'statistics.without': 'Piese fără figurină',
  'statistics.idle': 'Din care cu figurine în mână',
  'statistics.ahead': 'În frunte, în piese',
} satisfies ReadingMessages;
