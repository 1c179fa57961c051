// French texts of Abbey & Mayor: how to play.

import type { Messages } from './en.ts';

export const fr: Messages = {
  'help.abbey_and_mayor':
    'Chacun a une abbaye : posez-la dans un trou entre quatre tuiles au lieu de piocher. Elle ferme ce qui la touche et compte comme un monastère. Votre maire compte pour autant de meeples que sa ville a de blasons. Quand la route, la ville ou le monastère de votre roulotte est achevé, elle peut aller plus loin, là où il n’y a personne. Votre grange va sur un coin où quatre prés se rejoignent : ses paysans marquent et reviennent, personne n’y devient plus paysan, et à la fin chaque ville achevée y rapporte 4 points.',
};
