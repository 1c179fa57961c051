// The events as turns and lines of the log.

import { t } from '../../i18n/index.ts';
import type { Event, RoomView, TilePlaced } from '../../net/protocol.gen.ts';
import type { LogEntry } from '../game_log.ts';
import { type GameWords, seatName, signed } from '../words.ts';

export interface LogLine {
  /** Index among the events that came together. */
  index: number;
  event: Event;
  words: string;
}

/** Events that came together: mostly a whole turn. */
export interface LogTurn {
  step: number;
  /** The tile placed in it. */
  placed: TilePlaced | null;
  lines: readonly LogLine[];
}

/** A tile and its piece make one line, that of the tile; unimportant events make none. */
export function linesOf(events: readonly Event[], view: RoomView, game: GameWords): LogLine[] {
  return events.flatMap((event, index) => {
    if (event.type === 'piece_deployed' && events[index - 1]?.type === 'tile_placed') return [];
    const words = game.event(event, view, events);
    return words === null ? [] : [{ index, event, words }];
  });
}

export function turnsOf(log: readonly LogEntry[], view: RoomView, game: GameWords): LogTurn[] {
  return log.flatMap(({ step, events }) => {
    const lines = linesOf(events, view, game);
    const placed = events.find((event) => event.type === 'tile_placed') ?? null;
    return lines.length === 0 ? [] : [{ step, placed, lines }];
  });
}

/** The last turn in one line, which must never be cut off. */
export interface Latest {
  /** Whose turn it was, by the first event. */
  event: Event;
  words: string;
}

const TOLD_MOST = 2;

/**
 * The points first, several scores as sums by seat; then other actions; the tile's place only if nothing else
 * happened. What is too much is counted: the log has everything.
 */
export function latestOf(log: readonly LogEntry[], view: RoomView, game: GameWords): Latest | null {
  const told = log.findLast(({ events }) => linesOf(events, view, game).length > 0)?.events ?? [];
  const lines = linesOf(told, view, game);
  const [first] = lines;
  if (first === undefined) return null;
  const scorings = lines.filter(({ event }) => event.type === 'scored');
  const claims = told.flatMap(
    (event) => (event.type === 'piece_deployed' ? game.event(event, view) : null) ?? [],
  );
  const others = lines.filter(
    ({ event }) => !['scored', 'tile_placed', 'piece_deployed'].includes(event.type),
  );
  const parts = [...scoringWords(scorings, view), ...others.map(({ words }) => words), ...claims];
  const more = parts.length - TOLD_MOST;
  const shown = parts.length === 0 ? [first.words] : parts.slice(0, TOLD_MOST);
  if (more > 0) shown.push(t('log.more', { n: more }));
  return { event: first.event, words: shown.join(' · ') };
}

function scoringWords(scorings: readonly LogLine[], view: RoomView): string[] {
  if (scorings.length < 2) return scorings.map(({ words }) => words);
  const sums = new Map<number, number>();
  for (const { event } of scorings)
    if (event.type === 'scored') sums.set(event.seat, (sums.get(event.seat) ?? 0) + event.points);
  const bySeat = [...sums].map(([seat, points]) => `${seatName(view, seat)} ${signed(points)}`);
  return [t('log.scorings', { n: scorings.length, sums: bySeat.join(', ') })];
}
