import type { CarcassonneChoices } from '../carcassonne_choice.ts';
import { growWords } from './flock_words.ts';
import { FlockIcon } from './token_drawing.tsx';

/** How far to either side of the shepherd what becomes of its flock is chosen. */
const ASIDE = 0.24;

export const choices: CarcassonneChoices = {
  flock: {
    beforeClaims: true,
    icon: ({ choice }, { size }) => <FlockIcon choice={choice} size={size} />,
    apart: ({ choice }) => choice,
    outcome: (_, at, { choice }) => (choice === 'grow' ? growWords(at) : ''),
    target({ choice }, _, { game }) {
      const shepherd = game.pieces.find(({ piece, seat }) => piece === 'shepherd' && seat === game.seat);
      if (!shepherd) return null;
      const x = shepherd.x + (choice === 'grow' ? -ASIDE : ASIDE);
      return { x, y: shepherd.y, feature: null, act: choice, sought: true };
    },
  },
};
