// Notes what is seen of a game, by who sits at its table or by a glance at it from afar.

import { chunk } from '../../net/chunk.ts';
import { isOwnRoom } from '../../net/in_page/own_rooms.ts';
import type { Event, GameRecord, GameView, RoomView } from '../../net/protocol.gen.ts';
import { leftOf } from '../../play/clock/time_left.ts';
import { seatToPlay } from '../../play/playing.ts';
import { type Best, type KeptBoard, type KeptGame, type LookedAt, NO_BOARD } from './kept_game.ts';
import { forgetGames, keepGames, keptGame, keptGames } from './kept_games.ts';

const strength = chunk(() => import('./strength.ts'));

/** What is noted of a room that somebody looks at. */
export interface Seen {
  view: RoomView;
  /** The seats played at this device. */
  mine: readonly number[];
  /** What is known of the game's course. */
  events: readonly Event[];
  /** The server's time, in ms since 1970. */
  now: number;
}

/**
 * Somebody sits at the table here, and sees this, unless the page is hidden. A table that is only watched is
 * none of this device's.
 */
export function noteTable({ view, mine, events, now }: Seen, hidden: boolean): void {
  if (mine.length === 0) return;
  const game = { ...gameOf(view, mine, now), best: bestOf(events, mine) };
  keepOfRoom(hidden ? { ...game, looked: keptGame(game.id)?.looked ?? game.looked } : game);
}

/** A room was looked at from afar, by whoever may watch: what somebody here has seen of it stays. */
export function noteGlance(known: KeptGame, view: RoomView, now: number): void {
  const isNew = known.id !== view.shuffle.game_id;
  const before = isNew ? { tiles: 0, message: known.looked.message, scores: [] } : known.looked;
  const looked = known.phase === 'unseen' ? lookedAt(view) : before;
  keepOfRoom({ ...gameOf(view, known.mine, now), looked });
}

/** The server has no such room, or another one can't be had from it any more. */
export function noteLost(known: KeptGame): void {
  keepGames([{ ...known, lost: true }]);
}

/** A finished game that this browser keeps, such as one from a file. `last`: as it ended. */
export function noteRecord(id: string, { result, rules, seats }: GameRecord, last: GameView): void {
  const before = keptGame(id);
  if (result === undefined || (before !== null && before.board.cells.length > 0)) return;
  const board = boardOf(last);
  if (before !== null) {
    keepGames([{ ...before, board, turn: last.turn }]);
    return;
  }
  const now = Date.now();
  keepGames([
    {
      id,
      here: true,
      phase: 'finished',
      game: rules.game ?? 'carcassonne',
      modules: rules.modules ?? [],
      seats: seats.map(({ name, colour, computer, program }, seat) => ({
        name: name ?? '',
        colour: colour ?? COLOURS[seat]!,
        level: computer,
        program: program || undefined,
      })),
      mine: [],
      acts: null,
      turn: last.turn,
      tilesLeft: last.tiles_left,
      message: 0,
      board,
      scores: result.scores,
      winners: result.winners,
      ended: result.ended,
      looked: { tiles: last.board.length, message: 0, scores: result.scores },
      heard: now,
      moved: now,
    },
  ]);
}

/** In the order in which seats get them. */
const COLOURS = ['red', 'blue', 'yellow', 'green', 'black', 'pink'] as const;

/** A room has one game that is not over: the latest. */
function keepOfRoom(game: KeptGame): void {
  const before = keptGame(game.id);
  const others = keptGames().filter(({ id, room, phase }) => {
    return id !== game.id && room === game.room && phase !== 'finished';
  });
  if (others.length > 0) forgetGames(others.map(({ id }) => id));
  const same = before !== null && before.turn === game.turn && before.phase === game.phase;
  keepGames([
    {
      ...game,
      moved: same && before.acts === game.acts ? before.moved : game.moved,
      best: better(before?.best, game.best),
      archived: before?.archived,
    },
  ]);
  // What comes too late, without a network, is made up for after the next game.
  if (game.phase === 'finished' && !same) strength().then(({ noteStrength }) => noteStrength(), console.info);
}

const better = (one: Best | undefined, other: Best | undefined): Best | undefined =>
  (one?.points ?? Number.NEGATIVE_INFINITY) >= (other?.points ?? Number.NEGATIVE_INFINITY) ? one : other;

function gameOf(view: RoomView, mine: readonly number[], now: number): KeptGame {
  const { room, phase, rules, seats, shuffle, game, clock, chat } = view;
  const acts = seatToPlay(view);
  return {
    id: shuffle.game_id,
    room,
    here: isOwnRoom(room) || undefined,
    phase,
    game: rules.game,
    modules: rules.modules,
    seats: seats.map(
      (seat) =>
        seat && {
          name: seat.name,
          colour: seat.colour,
          level: seat.computer?.stands_in ? undefined : seat.computer?.level,
          program: seat.program,
        },
    ),
    mine,
    // Nobody is waited for where a computer stands in.
    acts: acts !== null && seats[acts]?.computer?.stands_in ? null : acts,
    turn: game?.turn ?? 0,
    tilesLeft: game?.tiles_left ?? 0,
    scores: game?.seats.map(({ score }) => score) ?? [],
    message: chat.at(-1)?.n ?? 0,
    board: game === null ? NO_BOARD : boardOf(game),
    // A clock is told by the server's time, and shown by this device's.
    until: acts !== null && clock?.running?.seat === acts ? Date.now() + leftOf(clock, acts, now) : undefined,
    winners: phase === 'finished' ? game?.result?.winners : undefined,
    ended: phase === 'finished' ? game?.result?.ended : undefined,
    looked: lookedAt(view),
    heard: Date.now(),
    moved: Date.now(),
  };
}

const lookedAt = ({ game, chat }: RoomView): LookedAt => ({
  tiles: game?.board.length ?? 0,
  message: chat.at(-1)?.n ?? 0,
  scores: game?.seats.map(({ score }) => score) ?? [],
});

function boardOf({ board, pieces }: GameView): KeptBoard {
  const tiles = [...new Set(board.map(({ tile }) => tile))];
  return {
    tiles,
    cells: board.flatMap(({ tile, x, y, rotation }) => [tiles.indexOf(tile), x, y, rotation]),
    pieces: pieces.flatMap(({ seat, x, y }) => [seat, x, y]),
  };
}

function bestOf(events: readonly Event[], mine: readonly number[]): Best | undefined {
  let best: Best | undefined;
  for (const event of events) {
    if (event.type !== 'scored' || event.feature === undefined || !mine.includes(event.seat)) continue;
    if (event.points > (best?.points ?? 0)) best = { kind: event.feature, points: event.points };
  }
  return best;
}
