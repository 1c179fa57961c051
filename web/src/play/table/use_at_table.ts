// What a viewer has at a table, and all of its parts share.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { TurnedCamera } from '../../board/index.ts';
import type { Scored } from '../../net/protocol.gen.ts';
import { showRefusal } from '../../ui/notices.ts';
import { type EndingShown, useEnding } from '../ending/use_ending.ts';
import { newReading, type Reading } from '../reading/reading.ts';
import { isHinted, isRead, nearestSurveyor, Survey } from '../survey.ts';
import { Turn } from '../turn.ts';
import { askForTurn } from '../undo/index.ts';
import type { TableProps } from './game_parts.ts';
import { useTableKeys } from './keys.ts';
import { showLastMove } from './tools.tsx';
import { useBoardCamera } from './use_board_camera.ts';
import { useMedia } from './use_media.ts';
import { type Opened, useOpened } from './use_opened.ts';

/** As in styles/table.css: in rem, so that large type also gets the narrow table. */
const WIDE = '(min-width: 62.5rem)';
const WITH_LOG = '(min-width: 75rem) and (min-height: 40rem)';

export interface AtTable extends TableProps {
  readonly turn: Turn;
  readonly camera: TurnedCamera;
  readonly reading: Reading;
  /** Whether the board is being read; null: it cannot be. */
  readonly read: Signal<boolean> | null;
  /** Asks a computer for a hint; null: not in this room. */
  readonly hint: (() => Promise<void>) | null;
  /** The scoring at which the player points in the log. */
  readonly pointed: Signal<Scored | null>;
  readonly opened: Opened;
  /** The final scoring, once there is one. */
  readonly ending: EndingShown | null;
  /** Whether panels stand in a column beside the board, and whether the log has room there. */
  readonly wide: boolean;
  readonly withLog: boolean;
}

/** `endedHere`: the game has just ended before the player's eyes. */
export function useAtTable(shown: TableProps, endedHere: boolean): AtTable {
  const { room, view, game, parts } = shown;
  const wide = useMedia(WIDE);
  const withLog = useMedia(WITH_LOG);
  const camera = useBoardCamera(game, parts);
  const turn = useMemo(() => new Turn(room, showRefusal), [room]);
  const opened = useOpened(view);
  const reading = useMemo(() => newReading(new Survey(nearestSurveyor(room)), view), [room]);
  const pointed = useSignal<Scored | null>(null);

  // Before anything is painted: an own turn takes more room below the board than another's.
  useLayoutEffect(() => turn.follow(), [turn]);
  useEffect(() => {
    pointed.value = null;
    reading.spot.value = null;
  }, [game.step, pointed, reading]);
  const ending = useEnding(room, game, parts.tally, endedHere, { camera, pointed });
  const read = isRead(view) || parts.cellsBeside !== undefined ? reading.on : null;
  const hint = isHinted(view) ? () => askHint(turn, camera) : null;
  useTableKeys({
    turn,
    camera,
    open: opened.open,
    fit: () => camera.fitBoard(),
    choices: parts.choices,
    turnable: parts.turnable,
    showLastMove: () => showLastMove(camera, room.view.value!),
    undo: () => void askForTurn(room).catch(showRefusal),
    ...(read && { read }),
    ...(hint && { hint }),
  });
  return { ...shown, turn, camera, reading, read, hint, pointed, opened, ending, wide, withLog };
}

async function askHint(turn: Turn, camera: TurnedCamera): Promise<void> {
  await turn.askHint();
  const draft = turn.draft.value;
  if (draft?.step === 'place' && draft.at) camera.reveal(draft.at);
}
