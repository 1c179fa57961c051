// All games of this device: those that are noted, and seats at tables that nobody has looked at since games
// are noted, or whose note was lost.

import { isOwnRoom } from '../../net/in_page/own_rooms.ts';
import { seatsHeld } from '../../net/seat_secrets.ts';
import { type KeptGame, NO_BOARD } from './kept_game.ts';
import { keptGames } from './kept_games.ts';

export function allGames(): KeptGame[] {
  const games = keptGames();
  const noted = new Set(games.map(({ room }) => room));
  const bare = seatsHeld().filter(({ room, place = 0 }) => place === 0 && !noted.has(room));
  return [...games, ...bare.map(({ room, at }) => unseen(room, at))];
}

const unseen = (room: string, at: number): KeptGame => ({
  id: `unseen.${room}`,
  room,
  here: isOwnRoom(room) || undefined,
  phase: 'unseen',
  game: '',
  modules: [],
  seats: [],
  mine: [],
  acts: null,
  turn: 0,
  tilesLeft: 0,
  scores: [],
  message: 0,
  board: NO_BOARD,
  looked: { tiles: 0, message: 0, scores: [] },
  heard: at,
  moved: at,
});
