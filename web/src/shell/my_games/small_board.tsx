// The board of a game, small.

import { SEAT_LOOKS } from '../../board/index.ts';
import { GAMES } from '../../games/index.ts';
import { t } from '../../i18n/index.ts';
import { STAMP_CELL, type Stamp, type StampLook, type StampPaths } from '../../play/stamp.ts';
import { type KeptGame, NUMBERS_OF_A_PIECE, NUMBERS_OF_A_TILE } from './kept_game.ts';

const stamps = new Map<string, Stamp>();

/** Until then, or where they do not come, boards are empty meadows. */
export async function fetchStamps(games: readonly string[]): Promise<void> {
  const wanted = [...new Set(games)].filter((game) => !stamps.has(game));
  await Promise.all(
    wanted.map(async (game) => {
      const stamp = await GAMES[game]?.stamp().catch(() => undefined);
      if (stamp !== undefined) stamps.set(game, stamp);
    }),
  );
}

/** Areas before lines, and water below roads. */
const LOOKS: readonly StampLook[] = ['land', 'deep', 'high', 'water', 'town', 'hut', 'way', 'middle'];
/** A board of few tiles is not drawn larger than this many cells would be. */
const CELLS_MIN = 5;

interface Drawn {
  readonly of: string;
  readonly paths: StampPaths;
  readonly box: string;
  readonly figure: number;
}

/** By game: lists are rendered again with each answer, boards are not drawn again. */
const drawn = new Map<string, Drawn>();

export function SmallBoard({ game }: { game: KeptGame }) {
  const { paths, box, figure } = draw(game);
  const { seats, board } = game;
  const figures = groups(board.pieces, NUMBERS_OF_A_PIECE);
  return (
    <svg class="small-board" viewBox={box} role="img" aria-label={t('games.board')}>
      {LOOKS.map((look) => paths[look] && <path key={look} class={`stamp-${look}`} d={paths[look]} />)}
      {figures.map(([seat = 0, x = 0, y = 0], index) => (
        <circle
          key={index}
          class="stamp-figure"
          cx={(x + 0.5) * STAMP_CELL}
          cy={(y + 0.5) * STAMP_CELL}
          r={figure}
          fill={SEAT_LOOKS[seats[seat]?.colour ?? 'black'].fill}
        />
      ))}
    </svg>
  );
}

function draw({ id, game, board }: KeptGame): Drawn {
  const stamp = stamps.get(game);
  const of = `${stamp === undefined} ${board.cells.length}`;
  const known = drawn.get(id);
  if (known?.of === of) return known;
  const tiles = groups(board.cells, NUMBERS_OF_A_TILE).map(([tile = 0, x = 0, y = 0, rotation = 0]) => {
    return { tile: board.tiles[tile] ?? '', x, y, rotation };
  });
  const [columns, rows] = [tiles.map(({ x }) => x), tiles.map(({ y }) => y)];
  const [left, width] = extent(columns);
  const [top, height] = extent(rows);
  const side = Math.max(width, height, CELLS_MIN);
  const begin = (from: number, size: number) => (from - (side - size) / 2) * STAMP_CELL;
  const made = {
    of,
    paths: stamp?.(tiles) ?? {},
    box: `${begin(left, width)} ${begin(top, height)} ${side * STAMP_CELL} ${side * STAMP_CELL}`,
    figure: side * 0.28,
  };
  drawn.set(id, made);
  return made;
}

function extent(numbers: readonly number[]): [from: number, size: number] {
  if (numbers.length === 0) return [0, 1];
  const from = Math.min(...numbers);
  return [from, Math.max(...numbers) - from + 1];
}

function groups(numbers: readonly number[], size: number): number[][] {
  const parts: number[][] = [];
  for (let at = 0; at + size <= numbers.length; at += size) parts.push(numbers.slice(at, at + size));
  return parts;
}
