// What the log should say of an event, in English: not by the client's own catalogue, which is under test.

import { LOG, RETURNED, SCORED } from './all_modules.mjs';

const ROLES = {
  road: 'Highwayman on the road',
  city: 'Knight in the city',
  monastery: 'Monk in the monastery',
  field: 'Farmer in the field',
  garden: 'Abbot in the garden',
  path: 'Herald on the path',
  tower: { carcassonne: 'Meeple on a tower', castle: 'Knight on the tower' },
  house: 'Squire in the house',
  court: 'Merchant in the court',
  mountain: 'Brigand in the mountains',
  grassland: 'Explorer on the grassland',
  sea: 'Navigator on the sea',
};
const WALL_TILES = [
  'Another turn',
  'Double tower',
  'Double house',
  'Unfinished path',
  'Unfinished tower',
  'Unfinished house',
  'Rich court',
  'Larger keep',
  'Five points',
];
const PIECES = { big_meeple: 'big meeple' };
/** They stand beside a meeple, and have no role of their own. */
const BESIDE = {
  builder: 'Builder',
  pig: 'Pig in the field',
  mayor: 'Mayor in the city',
  barn: 'Barn',
  shepherd: 'Shepherd in the field',
};
const FEATURES = { keep: 'keep, largest empty area', robber: 'robber baron', mountain: 'mountains' };
const ONE = {
  tiles: 'tile',
  pennants: 'pennant',
  cities: 'city',
  castles: 'castle',
  markets: 'market',
  cells: 'empty cell',
  roads: 'road',
  vineyards: 'vineyard',
  mage: 'tile with the mage',
  gold: 'bar of gold',
};
const MANY = { cells: 'empty cells', mage: 'tiles with the mage', gold: 'bars of gold' };
const FLAT = {
  tiles: 'in all',
  wall_tile: 'wall tile',
  wine: 'most wine',
  grain: 'most grain',
  cloth: 'most cloth',
};

/** The lines of the log for these events. `names`: by seat. */
export function logOf(events, names, game = 'carcassonne') {
  return events.flatMap((event, index) => {
    const claims = (one, other) => one?.type === 'tile_placed' && other?.type === 'piece_deployed';
    if (claims(events[index - 1], event)) return [];
    if (game === 'discovery' && event.type === 'piece_returned')
      return events[index - 1].type === 'scored' ? [] : [`${names[event.seat]} +0: meeple taken back`];
    const line = lineOf(event, names, game);
    const next = events[index + 1];
    if (claims(event, next)) {
      const there = next.x === event.x && next.y === event.y;
      const far = there ? '' : `: ${placeOf(next, game) || 'at the start tile'}`;
      return [`${line} · ${roleOf(next, game)}${far}`];
    }
    return line === null ? [] : [line];
  });
}

function lineOf(event, names, game) {
  const name = names[event.seat];
  switch (event.type) {
    case 'tile_placed':
      return `${name}: ${placeOf(event, game)}`;
    case 'piece_deployed':
      return `${name}: ${roleOf(event, game)}`;
    case 'scored':
      return `${scoring(event, name)} (${sum(event)})`;
    case 'tile_set_aside':
      return 'A tile comes too early and is set aside';
    case 'tiles_returned':
      return 'The tiles that came too early go back into the pile, which is shuffled';
    case 'piece_returned':
      return returned(event, name);
    case 'keep_moved':
      return `${name}: keep, now of size ${event.size}`;
    case 'wall_tile_taken':
      return `${name} takes a wall tile: ${WALL_TILES[event.wall_tile - 1]}`;
    case 'wall_tile_used':
      return `${name} uses a wall tile: ${WALL_TILES[event.wall_tile - 1]}`;
    case 'tile_discarded':
      return 'A tile that fits nowhere is out of the game';
    case 'game_finished':
      return 'The game is over';
    default:
      return LOG[event.type]?.(event, { name, names, pieceOf, pairOf, placeOf: placeNamed }) ?? null;
  }
}

export function placeOf({ x, y }, game) {
  if (game === 'castle') return `column ${x}, row ${y}`;
  const steps = [y < 0 && `${-y} north`, y > 0 && `${y} south`, x > 0 && `${x} east`, x < 0 && `${-x} west`];
  return steps.filter(Boolean).join(', ');
}

/** Of Carcassonne, where the start tile lies in the middle. */
export const placeNamed = (cell) => placeOf(cell, 'carcassonne') || 'at the start tile';

const pairOf = ([x, y]) => placeNamed({ x, y });

function returned(event, name) {
  if (event.reason === 'alone') return `${name}: the ${event.piece} is left alone and goes home`;
  return RETURNED[event.reason] ? `${RETURNED[event.reason]}: ${pieceOf(event)} of ${name}` : null;
}

function roleOf({ piece, kind }, game) {
  if (BESIDE[piece]) return BESIDE[piece];
  if (piece === 'abbot' && kind === 'monastery') return 'Abbot in the monastery';
  const role = ROLES[kind][game] ?? ROLES[kind];
  if (piece === 'wagon') return `${role}, wagon`;
  return piece === 'big_meeple' ? `${role}, big meeple` : role;
}

const pieceOf = ({ piece }) => PIECES[piece] ?? piece;

function scoring({ points, feature, reason }, name) {
  if (reason === 'follower_taken')
    return `${name} +${points}: meeple taken back (${FEATURES[feature] ?? feature})`;
  if (SCORED[reason]) return SCORED[reason]({ points, feature }, name);
  return `${name} +${points}: ${FEATURES[feature] ?? feature ?? 'wall tile'}`;
}

function sum({ lines, points }) {
  const terms = lines.map((line, i) => (i === 0 ? term(line, lines.length === 1) : further(line))).join('');
  return lines.some(({ count }) => count !== undefined) ? `${terms} = ${points}` : terms;
}

const further = (line) =>
  line.points < 0 ? ` \u2212 ${term({ ...line, points: -line.points }, false)}` : ` + ${term(line, false)}`;

function term({ what, points, count, each }, alone) {
  if (count === undefined) {
    const name = FLAT[what] ?? what;
    const shown = String(points).replace('-', '\u2212');
    return alone ? `${name}: ${shown} ${points === 1 ? 'point' : 'points'}` : `${shown} (${name})`;
  }
  return `${count} ${count === 1 ? ONE[what] : (MANY[what] ?? what)} × ${each}`;
}
