// Italian texts for why a choice is good, in the words of glossary/it.ts.

import type { ReasonsMessages } from './en.ts';

export const it = {
  'reason.hinted': 'Promette più di altre scelte:',
  'reason.more': {
    one: '{what}: {n} punto in più',
    many: '{what}: {n} di punti in più',
    other: '{what}: {n} punti in più',
  },
  'reason.less': {
    one: '{what}: {n} punto in meno per gli altri',
    many: '{what}: {n} di punti in meno per gli altri',
    other: '{what}: {n} punti in meno per gli altri',
  },
  'reason.scored': {
    one: 'Subito {n} punto in più',
    many: 'Subito {n} di punti in più',
    other: 'Subito {n} punti in più',
  },
  'reason.scored.less': {
    one: 'Subito {n} punto in meno per gli altri',
    many: 'Subito {n} di punti in meno per gli altri',
    other: 'Subito {n} punti in meno per gli altri',
  },
  'reason.answers.less': {
    one: '{n} punto in meno per gli altri nel loro prossimo turno',
    many: '{n} di punti in meno per gli altri nel loro prossimo turno',
    other: '{n} punti in meno per gli altri nel loro prossimo turno',
  },
  'reason.of.hand': 'Meeple in mano',
  'reason.of.awards': 'Premi alla fine',
  'reason.of.turn': 'Il prossimo turno',
} satisfies ReasonsMessages;
