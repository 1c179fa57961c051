import { PieceIcon } from '../../../../board/index.ts';
import type { CarcassonneChoices } from '../carcassonne_choice.ts';
import { FIGURES } from '../pieces.ts';

export const ABBOT_CHOICES: CarcassonneChoices = {
  return_abbot: {
    icon: (_, { mine, size }) => <PieceIcon figure={FIGURES.abbot} colour={mine} size={size} />,
    target: (_, events) => {
      const home = events.find((event) => event.type === 'piece_returned');
      return home ? { x: home.x, y: home.y, feature: home.feature, act: 'recall' } : null;
    },
  },
};
