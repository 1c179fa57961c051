// French texts of reading the board, in the words of glossary/fr.ts.

import type { ReadingMessages } from './en.ts';

export const fr = {
  'reading.free': 'Personne ne le tient.',
  'reading.owns': 'l’emporte',
  'reading.open': 'pas encore achevé',
  'reading.complete': 'achevé',
  'reading.lasting': 'compte à la fin',
  'reading.now': 'Maintenant',
  'reading.finished': 'Achevé',
  'reading.atEnd': 'À la fin',
  'reading.nothingFits': 'Aucune tuile restante ne convient ici.',
  'reading.fits': {
    one: '{n} tuile convient encore ici :',
    many: '{n} de tuiles conviennent encore ici :',
    other: '{n} tuiles conviennent encore ici :',
  },
  'reading.held': 'Qui tient quoi ({n})',
  'reading.close': 'Fermer',
} satisfies ReadingMessages;
