import type { MoveMage, MoveWitch } from '../../../../net/protocol.gen.ts';
import type { CarcassonneChoice, CarcassonneChoices } from '../carcassonne_choice.ts';
import { changeWords } from './change_words.ts';
import { MagicIcon, type Magician } from './magic_figures.tsx';

/** One entry stands for all places of a figure: the board shows those of the chosen one. */
const moves = (figure: Magician): CarcassonneChoice<MoveMage | MoveWitch> => ({
  anywhere: true,
  beforeClaims: true,
  ofBoard: true,
  icon: (_, { size }) => <MagicIcon figure={figure} size={size} />,
  outcome: (_, at, action) => changeWords(figure, action as MoveMage | MoveWitch, at),
  target: ({ x, y, feature }) => ({ x, y, feature, act: figure, sought: true }),
  shownWhenChosen: true,
});

const leaves = (figure: Magician): CarcassonneChoice => ({
  beforeClaims: true,
  ofBoard: true,
  icon: (_, { size }) => <MagicIcon figure={figure} size={size} leaves />,
  outcome: (_, at) => changeWords(figure, null, at),
});

export const choices: CarcassonneChoices = {
  move_mage: moves('mage'),
  move_witch: moves('witch'),
  remove_mage: leaves('mage'),
  remove_witch: leaves('witch'),
};
