// What the log should say of an event, in English: not by the client's own catalogue, which is what is tested.

const ROLES = {
  road: 'Highwayman on the road',
  city: 'Knight in the city',
  monastery: 'Monk in the monastery',
  field: 'Farmer in the field',
  garden: 'Abbot in the garden',
  path: 'Herald on the path',
  tower: { land: 'Meeple on a tower', castle: 'Knight on the tower' },
  house: 'Squire in the house',
  court: 'Merchant in the court',
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
const FEATURES = { keep: 'keep, largest empty area' };
const SUMS = { cells: 'empty cells', wall_tile: 'wall tile' };

/** The lines of the log for these events. `names`: by seat. */
export function logOf(events, names, game = 'land') {
  return events.flatMap((event, index) => {
    const next = events[index + 1]?.type;
    if (event.type === 'tile_placed' && next === 'piece_deployed') return [];
    const line = lineOf(event, names, game);
    return line === null ? [] : [line];
  });
}

function lineOf(event, names, game) {
  const name = names[event.seat];
  switch (event.type) {
    case 'tile_placed':
      return `${name} laid a tile`;
    case 'piece_deployed': {
      if (event.piece === 'abbot' && event.kind === 'monastery') return `${name}: Abbot in the monastery`;
      const role = ROLES[event.kind];
      return `${name}: ${role[game] ?? role}`;
    }
    case 'scored':
      return `${scoring(event, name)} (${event.lines.map(sum).join(' + ')})`;
    case 'tower_piece_placed':
      return `${name} builds a tower to height ${event.height}`;
    case 'piece_captured':
      return `${name} takes prisoner: ${event.piece} of ${names[event.owner]}`;
    case 'prisoner_freed':
      return `${name} has the ${event.piece} back from ${names[event.from_seat]}`;
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
      return null;
  }
}

function scoring({ points, feature, reason }, name) {
  if (reason === 'ransom') return points < 0 ? `${name} -3: ransom` : `${name} +3: ransom`;
  if (reason === 'abbot_returned') return `${name} calls the abbot home +${points}: ${feature}`;
  return `${name} +${points}: ${FEATURES[feature] ?? feature ?? 'wall tile'}`;
}

const sum = ({ what, points }) => `${SUMS[what] ?? what} ${points}`;
