// The camera over a game's board: it follows the tiles, and the player's rotation of the board.

import { type ReadonlySignal, signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { createTurnedCamera, type TurnedCamera } from '../../board/index.ts';
import type { GameView } from '../../net/protocol.gen.ts';
import { boardTurns } from '../../ui/settings.ts';
import type { GameParts } from './game_parts.ts';

const STILL = signal(0);

/** By how many quarters the board of a game is turned. */
export function turnsOf({ turnable = false }: Pick<GameParts, 'turnable'>): ReadonlySignal<number> {
  return turnable ? boardTurns : STILL;
}

export function turnBoard(quarters: number): void {
  boardTurns.value = (boardTurns.peek() + quarters + 4) % 4;
}

/** `whole`: at first the whole board is shown, too small for playing if need be. */
export function useBoardCamera(game: GameView, parts: GameParts, whole = false): TurnedCamera {
  const camera = useMemo(() => {
    const made = createTurnedCamera(turnsOf(parts));
    made.setBoard(parts.cellsInUse(game));
    if (whole) made.fitBoard();
    return made;
  }, []);
  const turns = camera.turns.value;
  const before = useRef(turns);
  // Before the board is painted, so that it is drawn turned.
  useLayoutEffect(() => {
    if (turns !== before.current) camera.turned(turns - before.current);
    before.current = turns;
  }, [camera, turns]);
  useEffect(() => camera.setBoard(parts.cellsInUse(game)), [camera, game, parts, turns]);
  return camera;
}
