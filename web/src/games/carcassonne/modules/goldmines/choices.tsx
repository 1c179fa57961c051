import type { CarcassonneChoices } from '../carcassonne_choice.ts';
import { GoldIcon } from './gold_drawing.tsx';
import { heldThere } from './held_there.ts';

/** One entry stands for all tiles; the board shows them. */
export const choices: CarcassonneChoices = {
  place_gold: {
    anywhere: true,
    beforeClaims: true,
    ofBoard: true,
    icon: (_, { size }) => <GoldIcon size={size} />,
    outcome: (_, at, action) => heldThere(action, at),
    target: ({ x, y }) => ({ x, y, feature: null, whole: true, act: 'gold', sought: true }),
    shownWhenChosen: true,
  },
};
