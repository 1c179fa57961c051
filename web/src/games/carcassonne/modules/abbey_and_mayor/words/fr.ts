// French texts of Abbey & Mayor: what is said at a table, and how to play.

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
  'help.abbey_and_mayor':
    'Chacun a une abbaye : posez-la dans un trou entre quatre tuiles au lieu de piocher. Elle ferme ce qui la touche et compte comme un monastère. Votre maire compte pour autant de meeples que sa ville a de blasons. Quand la route, la ville ou le monastère de votre roulotte est achevé, elle peut aller plus loin, là où il n’y a personne. Votre grange va sur un coin où quatre prés se rejoignent : ses paysans marquent et reviennent, personne n’y devient plus paysan, et à la fin chaque ville achevée y rapporte 4 points.',
};
