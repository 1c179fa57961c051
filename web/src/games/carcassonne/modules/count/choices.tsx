import type { Cell } from '../../../../board/index.ts';
import type { EnterQuarter, LeaveQuarter, MoveCount, Quarter } from '../../../../net/protocol.gen.ts';
import type { CarcassonneChoices, IconAt } from '../carcassonne_choice.ts';
import { BesideQuarter } from './lazy_icon.ts';

/** At what each quarter is known by. Between tiles a cell has fractions, counted from middle to middle. */
export const PLACES: Record<Quarter, Cell> = {
  castle: { x: -1.48, y: -0.52 },
  market: { x: 0.32, y: -0.88 },
  blacksmith: { x: 0.62, y: 0.46 },
  cathedral: { x: -1.46, y: 0.56 },
};

const icon = (
  { piece, quarter }: EnterQuarter | LeaveQuarter | (MoveCount & { piece?: undefined }),
  { mine, size }: IconAt,
) => <BesideQuarter {...(piece && { piece })} colour={mine} quarter={quarter} size={size} />;

export const choices: CarcassonneChoices = {
  leave_quarter: {
    anywhere: true,
    beforeClaims: true,
    apart: ({ quarter }) => quarter,
    icon,
    outcome: 'places',
    target: ({ x, y, feature }) => ({ x, y, feature, act: 'leaves', sought: true }),
    onePieceShown: true,
  },
  enter_quarter: {
    beforeClaims: true,
    pictured: true,
    icon,
    target: ({ quarter }) => ({ ...PLACES[quarter], feature: null, act: 'enters', sought: true }),
    onePieceShown: true,
  },
  move_count: {
    beforeClaims: true,
    icon,
    target: ({ quarter }) => ({ ...PLACES[quarter], feature: null, act: 'count', sought: true }),
  },
};
