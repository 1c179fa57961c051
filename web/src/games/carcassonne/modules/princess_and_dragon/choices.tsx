import type { Side } from '../../../../art/sides.ts';
import type { Cell } from '../../../../board/index.ts';
import type { CarcassonneChoices } from '../carcassonne_choice.ts';
import { TargetIcon } from '../target_icon.tsx';
import { NeutralIcon } from './lazy_icon.ts';
import { neutralsIn } from './neutrals_in_draft.ts';
import { eatenWords } from './words.ts';

export const choices: CarcassonneChoices = {
  place_fairy: {
    anywhere: true,
    icon: (_, { size }) => <NeutralIcon figure="fairy" size={size} />,
    outcome: 'places',
    target: ({ x, y, feature = null }) => ({ x, y, feature, act: 'fairy' }),
    shownWhenChosen: true,
  },
  remove_knight: {
    pictured: true,
    icon: (action, at) => <TargetIcon of={action} at={at} />,
    target: ({ x, y, feature }) => ({ x, y, feature, act: 'princess' }),
  },
  move_dragon: {
    beforeClaims: true,
    icon: (_, { size }) => <NeutralIcon figure="dragon" size={size} />,
    outcome: (events, { game, view }) => eatenWords(game, view, events),
    target: ({ direction }, _, { draft, game }) => {
      const from = neutralsIn(draft, game).find(({ figure }) => figure === 'dragon');
      return from ? { ...stepFrom(from, direction), feature: null, whole: true, act: 'step' } : null;
    },
  },
};

const STEPS: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

function stepFrom({ x, y }: Cell, side: Side): Cell {
  const [dx, dy] = STEPS[side];
  return { x: x + dx, y: y + dy };
}
