// French texts of Abbey & Mayor: what is said at a table.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'seat.mayors': { one: '{n} maire en réserve', other: '{n} maires en réserve' },
  'seat.wagons': { one: '{n} roulotte en réserve', other: '{n} roulottes en réserve' },
  'seat.barns': { one: '{n} grange en réserve', other: '{n} granges en réserve' },
  'seat.abbey': 'Abbaye pas encore posée',
  'ask.abbey': 'Poser votre abbaye maintenant ?',
  'ask.wagon': 'Où va votre roulotte ?',
  'choice.noAbbey': 'Garder l’abbaye',
  'choice.wagonHome': 'La roulotte revient',
  'choice.abbey': 'Poser l’abbaye : {place}',
  'choice.wagon': 'La roulotte repart : {place}',
  'log.wagonMoves': '{name} fait repartir la roulotte : {place}',
  'log.atBarn': 'La grange renvoie : {piece} de {owner}',
  'piece.mayor': 'maire',
  'piece.wagon': 'roulotte',
  'piece.barn': 'grange',
  'role.mayor': 'Maire dans la ville',
  'role.barn': 'Grange',
  'claim.asWagon': '{role}, roulotte',
  'claim.mayor': 'Maire',
  'claim.barn': 'Grange',
  'feature.abbey': 'abbaye',
  'feature.barn': 'grange',
  'features.barn': 'Granges',
  'features.abbey': 'Abbaye',
  'features.wagon': 'Roulotte',
};
