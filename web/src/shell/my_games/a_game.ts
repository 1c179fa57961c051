// A game of two for the tests of this folder.

import type { KeptGame } from './kept_game.ts';

export function aGame(change: Partial<KeptGame> = {}): KeptGame {
  return {
    id: '0'.repeat(32),
    room: 'ABCDEFGH',
    phase: 'playing',
    game: 'carcassonne',
    modules: [],
    seats: [
      { name: 'Ana', colour: 'red' },
      { name: 'Ben', colour: 'blue' },
    ],
    mine: [0],
    acts: 0,
    turn: 3,
    tilesLeft: 60,
    scores: [4, 9],
    message: 0,
    board: { tiles: ['base-D', 'base-U'], cells: [0, 0, 0, 0, 1, 1, 0, 1, 1, 2, 0, 1], pieces: [0, 1, 0] },
    looked: { tiles: 3, message: 0, scores: [4, 9] },
    heard: 1000,
    moved: 1000,
    ...change,
  };
}

/** An id of a game, by its number. */
export const idOf = (number: number): string => number.toString(16).padStart(32, '0');
