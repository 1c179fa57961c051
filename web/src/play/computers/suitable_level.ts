// The level of computers that is as strong as whoever plays at this device. Worked out where games end
// (shell/my_games/strength.ts), and kept by itself: what asks for it must not bring all games.

import { readStored, writeStored } from '../../net/storage.ts';
import { OFFERED_LEVELS, USUAL_LEVEL } from './wish.ts';

const KEY = 'bastide.level';

/** Null: no game against computers has ended here. */
export function levelByResults(): string | null {
  const kept = readStored<unknown>(KEY, null);
  return OFFERED_LEVELS.find((level) => level === kept) ?? null;
}

export const suitableLevel = (): string => levelByResults() ?? USUAL_LEVEL;

export const keepSuitableLevel = (level: string): boolean => writeStored(KEY, level);
