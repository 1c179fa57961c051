// How a finished game of Carcassonne is presented, with what its modules score.

import type { Tally } from '../../../play/result/tally.ts';
import { KING_TALLY } from './king_and_robber/tally.ts';
import { PRINCESS_TALLY } from './princess_and_dragon/tally.ts';
import { TOWER_TALLY } from './tower/tally.ts';
import { TRADERS_TALLY } from './traders_and_builders/tally.ts';

const PARTS: readonly Partial<Tally>[] = [KING_TALLY, TRADERS_TALLY, PRINCESS_TALLY, TOWER_TALLY];

export const CARCASSONNE_TALLY: Tally = {
  ...Object.assign({}, ...PARTS),
  kinds: [
    'road',
    'city',
    'monastery',
    'garden',
    'field',
    'barn',
    'king',
    'robber',
    'goods',
    'fairy',
    'ransom',
  ],
  kindsByReason: Object.assign({}, ...PARTS.map(({ kindsByReason }) => kindsByReason)),
  endReasons: PARTS.flatMap(({ endReasons = [] }) => endReasons),
  freedBy: PARTS.flatMap(({ freedBy = [] }) => freedBy),
};
