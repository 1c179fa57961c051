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
  'reading.try': 'Touchez-en une pour l’essayer, encore pour la tourner.',
  'reading.mark': 'Marquer pour plus tard',
  'reading.held': 'Qui tient quoi ({n})',
  'reading.close': 'Fermer',
  'statistics.title': 'Le cours de la partie',
  'statistics.points': 'Points après chaque tuile ; à la fin : {words}',
  'statistics.tiles': 'Tuiles posées',
  'statistics.sent': 'Figurines envoyées',
  'statistics.home': 'Figurines revenues',
  'statistics.without': 'Tuiles sans figurine',
  'statistics.idle': 'Dont avec des figurines en main',
  'statistics.ahead': 'En tête, en tuiles',
} satisfies ReadingMessages;
