// Italian texts of Abbey & Mayor: what is said at a table.

import type { Messages } from './en.ts';

export const it: Messages = {
  'seat.mayors': { one: '{n} sindaco rimasto', other: '{n} sindaci rimasti' },
  'seat.wagons': { one: '{n} carro rimasto', other: '{n} carri rimasti' },
  'seat.barns': { one: '{n} fienile rimasto', other: '{n} fienili rimasti' },
  'seat.abbey': 'Abbazia non ancora posata',
  'ask.abbey': 'Posi ora la tua abbazia?',
  'ask.wagon': 'Dove prosegue il tuo carro?',
  'choice.noAbbey': 'Tieni l’abbazia',
  'choice.wagonHome': 'Il carro torna',
  'choice.abbey': 'Posa l’abbazia: {place}',
  'choice.wagon': 'Il carro prosegue: {place}',
  'log.wagonMoves': '{name} fa proseguire il carro: {place}',
  'log.atBarn': 'Il fienile rimanda a casa: {piece} di {owner}',
  'piece.mayor': 'sindaco',
  'piece.wagon': 'carro',
  'piece.barn': 'fienile',
  'role.mayor': 'Sindaco nella città',
  'role.barn': 'Fienile',
  'claim.asWagon': '{role}, carro',
  'claim.mayor': 'Sindaco',
  'claim.barn': 'Fienile',
  'feature.abbey': 'abbazia',
  'feature.barn': 'fienile',
  'features.barn': 'Fienili',
  'features.abbey': 'Abbazia',
  'features.wagon': 'Carro',
};
