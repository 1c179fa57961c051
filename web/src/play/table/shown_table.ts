import type { ComponentType } from 'preact';
import type { Room } from '../room.ts';
import type { GameParts } from './game_parts.ts';

/** What a game's table is told. */
export interface ShownTable {
  room: Room;
  /** How it is shown; absent: as to players and watchers at the table's own page. */
  as?: ComponentType<{ room: Room; parts: GameParts }>;
}
