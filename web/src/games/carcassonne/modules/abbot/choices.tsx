import { PieceIcon } from '../../../../board/index.ts';
import type { CarcassonneChoices } from '../carcassonne_choice.ts';
import { ABBOT } from './pieces.ts';

export const choices: CarcassonneChoices = {
  return_abbot: {
    icon: (_, { mine, size }) => <PieceIcon figure={ABBOT} colour={mine} size={size} />,
    target: (_, events) => {
      const home = events.find((event) => event.type === 'piece_returned');
      return home ? { x: home.x, y: home.y, feature: home.feature, act: 'recall' } : null;
    },
  },
};
