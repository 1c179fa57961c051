// French texts of The Abbot: what is said at a table, and how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'seat.abbots': { one: '{n} abbé en réserve', other: '{n} abbés en réserve' },
  'choice.returnAbbot': 'Rappeler l’abbé',
  'piece.abbot': 'abbé',
  'role.garden': 'Abbé au jardin',
  'role.abbot': 'Abbé au monastère',
  'claim.garden': 'Abbé',
  'claim.abbot': 'Abbé',
  'log.abbotHome': '{name} rappelle l’abbé +{n} : {feature}',
  'error.action/no_abbot_to_return': 'Vous n’avez pas d’abbé à rappeler.',
  'help.abbot':
    'Votre abbé va dans un monastère ou dans un jardin, qui compte de même. Dans un tour où vous ne placez rien, vous pouvez le rappeler : il marque aussitôt ce qui l’entoure.',
};
