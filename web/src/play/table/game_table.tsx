// The table of any game: board, seats, tile in hand, log and chat; for players and for watchers.
// Wide windows show the panels in a column beside the board, which leaves it seven tenths of the width;
// what has no place there opens above it.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Cell } from '../../board/index.ts';
import { t, textsAreHere, withTexts } from '../../i18n/index.ts';
import type { GameView, RoomView, Scored } from '../../net/protocol.gen.ts';
import { showRoomCode } from '../../net/room_code.ts';
import { arriveAt } from '../../ui/focus.ts';
import { lazy } from '../../ui/lazy.tsx';
import { forgetNews, showInTab } from '../../ui/tab.ts';
import { untranslated } from '../../ui/untranslated.ts';
import { callPlayer, isMine } from '../attention.ts';
import { othersTurn } from '../away.ts';
import { useSigns } from '../chat/use_signs.ts';
import { SeatClock } from '../clock/index.ts';
import { endingSteps } from '../ending/ending_steps.ts';
import { seatToPlay } from '../playing.ts';
import { ReconnectBar } from '../reconnect_bar.tsx';
import type { Room } from '../room.ts';
import { THE_BOARD } from '../survey.ts';
import { tellOfStandIns } from '../tell_of_stand_ins.ts';
import { tellOfUndo } from '../undo/index.ts';
import { BoardArea } from './board_area.tsx';
import type { GameParts, TableProps } from './game_parts.ts';
import { Log } from './log.tsx';
import { PanelDialog } from './panels.tsx';
import { SeatList } from './seat_list.tsx';
import { SideColumn } from './side_column.tsx';
import { tellOfFlat } from './tell_of_flat.ts';
import { type AtTable, useAtTable } from './use_at_table.ts';
import '../../styles/table.css';

const Result = lazy(withTexts(['result'], async () => (await import('../result/result.tsx')).Result));

const Menu = lazy(async () => (await import('./menu.tsx')).wholeMenu(), { quiet: true });

const Asked = lazy(async () => (await import('./asked.tsx')).Asked, { quiet: true });

export function GameTable({ room, parts }: { room: Room; parts: GameParts }) {
  const view = room.view.value!;
  const showsBoard = useSignal(false);
  const endedHere = useSignal(false);
  useEffect(() => callPlayer(room, parts), [room, parts]);
  useEffect(() => tellOfStandIns(room), [room]);
  useEffect(() => tellOfUndo(room), [room]);
  useEffect(tellOfFlat, []);
  useEffect(
    () =>
      room.onEvents((events) => {
        const ends = events.some(({ type }) => type === 'game_finished');
        if (ends && endingSteps(events, parts.tally).length > 0) endedHere.value = showsBoard.value = true;
      }),
    [room, showsBoard, endedHere],
  );
  useEffect(() => {
    if (view.phase !== 'finished') endedHere.value = showsBoard.value = false;
  }, [view.phase, showsBoard, endedHere]);
  const game = useMemo(
    () => view.game && (parts.shown?.(view.game, view.rules) ?? view.game),
    [view.game, view.rules, parts],
  );
  if (game === null || !textsAreHere(parts.texts?.(view.rules) ?? [])) return null;
  const shown = { room, view, game, parts };
  const over = view.phase === 'finished';
  if (over && !showsBoard.value) return <Result {...shown} onShowBoard={() => (showsBoard.value = true)} />;
  const showResult = () => {
    endedHere.value = showsBoard.value = false;
  };
  return (
    <Play key={view.number} {...shown} endedHere={endedHere.value} onShowResult={over ? showResult : null} />
  );
}

/** Whose turn it is, else the table. */
function titleOf(room: Room, view: RoomView): string {
  if (isMine(view)) return t('table.titleYourTurn');
  const seat = seatToPlay(view);
  return `${seat === null ? showRoomCode(view.room) : othersTurn(room, view, seat)} · Bastide`;
}

interface PlayProps extends TableProps {
  /** Whether the game ended before the player's eyes, and its final scoring has not been left. */
  endedHere: boolean;
  onShowResult: (() => void) | null;
}

function Play({ endedHere, onShowResult, ...shown }: PlayProps) {
  const { room, view } = shown;
  const main = useRef<HTMLElement>(null);
  const mine = isMine(view);
  const title = titleOf(room, view);
  useEffect(() => arriveAt(main.current!, { evenFirst: true }), []);
  const at = useAtTable(shown, endedHere);
  useEffect(forgetNews, []);
  useEffect(() => showInTab(title, mine), [title, mine]);
  const { panel, asked, ask } = at.opened;
  const isWalked = endedHere && at.ending !== null && at.ending.ending.at < at.ending.steps.length;
  const log = <TableLog at={at} untilEnding={isWalked} />;
  return (
    <main
      ref={main}
      {...untranslated(mine ? 'table mine' : 'table')}
      tabIndex={-1}
      aria-label={t('table.title')}
    >
      <h1 class="unseen">{t('table.title')}</h1>
      <ReconnectBar room={room} />
      <div class="table-left">
        <Players at={at} />
      </div>
      <BoardArea at={at} />
      <SideColumn at={at} log={log} onShowResult={onShowResult} />
      <PanelDialog {...shown} panel={panel} log={log} menu={<Menu {...shown} panel={panel} ask={ask} />} />
      {asked.value !== null && <Asked {...shown} asked={asked} />}
    </main>
  );
}

function Players({ at: { room, view, game, parts, reading, ending } }: { at: AtTable }) {
  const signs = useSigns(room);
  const { clock } = view;
  return (
    <SeatList
      view={view}
      game={ending === null ? game : withScores(game, ending.scores)}
      parts={parts}
      connected={room.presence.value?.connected}
      standing={reading.on.value ? reading.survey.of(THE_BOARD)?.standing : undefined}
      signs={signs.value}
      clockOf={clock?.left_ms && ((seat, part) => <SeatClock {...{ room, clock, seat, part }} />)}
    />
  );
}

function withScores(game: GameView, scores: readonly number[]): GameView {
  return { ...game, seats: game.seats.map((seat, i) => ({ ...seat, score: scores[i]! })) };
}

/** What a line tells is shown on the board, which a panel may cover. */
function TableLog({ at, untilEnding }: { at: AtTable; untilEnding: boolean }) {
  const { room, view, game, parts, camera, pointed, opened } = at;
  const show = (scored: Scored) => {
    opened.panel.value = null;
    camera.show(scored.tiles.map(([x, y]) => ({ x, y })));
    setTimeout(() => {
      pointed.value = scored; // after the line itself has lost the focus
    });
  };
  const showTile = (cell: Cell) => {
    opened.panel.value = null;
    camera.reveal(cell);
  };
  const shown = { room, view, game, parts };
  return <Log {...shown} pointed={pointed} onShow={show} onShowTile={showTile} untilEnding={untilEnding} />;
}
