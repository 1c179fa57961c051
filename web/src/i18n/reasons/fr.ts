// French texts for why a choice is good, in the words of glossary/fr.ts.

import type { ReasonsMessages } from './en.ts';

export const fr = {
  'reason.hinted': 'Promet plus que d’autres choix :',
  'reason.more': {
    one: '{what} : {n} point de plus',
    many: '{what} : {n} de points de plus',
    other: '{what} : {n} points de plus',
  },
  'reason.less': {
    one: '{what} : {n} point de moins pour les autres',
    many: '{what} : {n} de points de moins pour les autres',
    other: '{what} : {n} points de moins pour les autres',
  },
  'reason.scored': {
    one: '{n} point de plus tout de suite',
    many: '{n} de points de plus tout de suite',
    other: '{n} points de plus tout de suite',
  },
  'reason.scored.less': {
    one: '{n} point de moins tout de suite pour les autres',
    many: '{n} de points de moins tout de suite pour les autres',
    other: '{n} points de moins tout de suite pour les autres',
  },
  'reason.answers.less': {
    one: '{n} point de moins pour les autres à leur prochain tour',
    many: '{n} de points de moins pour les autres à leur prochain tour',
    other: '{n} points de moins pour les autres à leur prochain tour',
  },
  'reason.of.hand': 'Meeples en main',
  'reason.of.awards': 'Récompenses à la fin',
  'reason.of.turn': 'Le prochain tour',
} satisfies ReasonsMessages;
