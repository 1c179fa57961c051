// What happened, as lines of the log.

import type { LogEntry } from '../../app/room_memory.ts';
import type { GameWords } from '../../i18n/words.ts';
import type { Event, RoomView } from '../../net/protocol.gen.ts';

export interface LogLine {
  /** Place among the events that came together. */
  index: number;
  event: Event;
  words: string;
}

/** A tile and the piece set on it make one line: that of the piece. */
export function linesOf(events: readonly Event[], view: RoomView, game: GameWords): LogLine[] {
  return events.flatMap((event, index) => {
    const next = events[index + 1];
    if (event.type === 'tile_placed' && next?.type === 'piece_deployed') return [];
    const words = game.event(event, view, events);
    return words === null ? [] : [{ index, event, words }];
  });
}

/** The lines of what happened last: a whole turn with its points. That a tile was laid is said only of a turn in which
 * nothing else happened. */
export function latestLines(log: readonly LogEntry[], view: RoomView, game: GameWords): LogLine[] {
  const told = log.findLast(({ events }) => linesOf(events, view, game).length > 0);
  const lines = linesOf(told?.events ?? [], view, game);
  return lines.length > 1 ? lines.filter(({ event }) => event.type !== 'tile_placed') : lines;
}
