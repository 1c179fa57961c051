// The table of any game: board, seats, tile in hand, log and chat; for players and for watchers.
// Wide windows show the panels in a column beside the board, which leaves it seven tenths of the width;
// what has no place there opens above it.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Cell } from '../../board/index.ts';
import { t, textsAreHere, withTexts } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';
import { isOwnRoom } from '../../net/in_page/own_rooms.ts';
import type { GameView, RoomView, Scored } from '../../net/protocol.gen.ts';
import { showRoomCode } from '../../net/room_code.ts';
import { arriveAt } from '../../ui/focus.ts';
import { lazy } from '../../ui/lazy.tsx';
import { showRefusal } from '../../ui/notices.ts';
import { understood } from '../../ui/settings.ts';
import { forgetNews, showInTab } from '../../ui/tab.ts';
import { Unfolding } from '../../ui/unfolding.tsx';
import { callPlayer, isMine } from '../attention.ts';
import { othersTurn } from '../away.ts';
import { Chat } from '../chat/index.ts';
import { isMuted } from '../chat/muted.ts';
import { useSigns } from '../chat/use_signs.ts';
import { PauseCard, SeatClock } from '../clock/index.ts';
import { StandInCard } from '../computers/index.ts';
import { endingSteps } from '../ending/ending_steps.ts';
import { useEnding } from '../ending/use_ending.ts';
import { BrokenOffCard } from '../lazy_broken_off.ts';
import { OfferOfCalls, useOfferOfCalls } from '../offer_calls.ts';
import { seatToPlay } from '../playing.ts';
import { ReadingCard } from '../reading/index.ts';
import { newReading } from '../reading/reading.ts';
import { useBoardReading } from '../reading/use_board_reading.ts';
import { ReconnectBar } from '../reconnect_bar.tsx';
import type { Room } from '../room.ts';
import { isHinted, isRead, nearestSurveyor, Survey, THE_BOARD } from '../survey.ts';
import { tellOfStandIns } from '../tell_of_stand_ins.ts';
import { Turn } from '../turn.ts';
import { otherWatchers } from '../watchers.ts';
import type { GameParts, Question, TableProps } from './game_parts.ts';
import { useTableKeys } from './keys.ts';
import { Latest } from './latest.tsx';
import { TilesLeft } from './lazy_tiles_left.ts';
import { Log } from './log.tsx';
import { Panel, PanelDialog, type PanelName } from './panels.tsx';
import { SeatList } from './seat_list.tsx';
import { tellOfFlat } from './tell_of_flat.ts';
import { RulesTool, showLastMove, Tools } from './tools.tsx';
import { useBoardCamera } from './use_board_camera.ts';
import { useInsets } from './use_insets.ts';
import { useMedia } from './use_media.ts';
import { useRewards } from './use_rewards.ts';
import type { tellWhyNot } from './why_not.ts';
import '../../styles/table.css';
import { untranslated } from '../../ui/untranslated.ts';

const Result = lazy(withTexts(['result'], async () => (await import('../result/result.tsx')).Result));
const EndingPanel = lazy(
  withTexts(['result'], async () => (await import('../ending/ending_panel.tsx')).EndingPanel),
  {
    quiet: true,
  },
);

const Menu = lazy(async () => (await import('./menu.tsx')).wholeMenu(), { quiet: true });

const Coach = lazy(async () => (await import('./coach.tsx')).Coach, { quiet: true });

const Asked = lazy(async () => (await import('./asked.tsx')).Asked, { quiet: true });

const Rematch = lazy(
  withTexts(['result'], async () => (await import('../result/rematch.tsx')).Rematch),
  { quiet: true },
);

const whyNotWords = chunk(() => import('./why_not.ts'));
const whyNot: typeof tellWhyNot = async (...asked) =>
  (await whyNotWords()).tellWhyNot(...asked).catch(showRefusal);

/** The number of marks for new players. */
const MARKS = 3;

/** The line above the board if no log stands beside it, which comes and goes. */
const LATEST_PX = 52;
/** As in styles/table.css: in rem, so that large type also gets the narrow table. */
const WIDE = '(min-width: 62.5rem)';
const WITH_LOG = '(min-width: 75rem) and (min-height: 40rem)';

export function GameTable({ room, parts }: { room: Room; parts: GameParts }) {
  const view = room.view.value!;
  const showsBoard = useSignal(false);
  const endedHere = useSignal(false);
  useEffect(() => callPlayer(room, parts), [room, parts]);
  useEffect(() => tellOfStandIns(room), [room]);
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

function Play({ room, view, game, parts, endedHere, onShowResult }: PlayProps) {
  const main = useRef<HTMLElement>(null);
  const wide = useMedia(WIDE);
  const withLog = useMedia(WITH_LOG);
  const camera = useBoardCamera(game, parts);
  const turn = useMemo(() => new Turn(room, showRefusal), [room]);
  const panel = useSignal<PanelName | null>(null);
  const asked = useSignal<Question | null>(null);
  const reading = useMemo(() => newReading(new Survey(nearestSurveyor(room)), view), [room]);
  const pointed = useSignal<Scored | null>(null);
  const signs = useSigns(room);
  const offersCalls = useOfferOfCalls(room);
  const mine = isMine(view);
  const over = useInsets(camera, withLog ? 0 : LATEST_PX);
  const flash = useRewards(room, camera, over, parts);

  useEffect(() => arriveAt(main.current!, { evenFirst: true }), []);
  useEffect(() => turn.follow(), [turn]);
  const title = titleOf(room, view);
  useEffect(forgetNews, []);
  useEffect(() => showInTab(title, mine), [title, mine]);
  useEffect(() => {
    pointed.value = null;
    reading.spot.value = null;
  }, [game.step, pointed, reading]);
  const hint = async () => {
    await turn.askHint();
    const draft = turn.draft.value;
    if (draft?.step === 'place' && draft.at) camera.reveal(draft.at);
  };
  const mayRead = isRead(view) || parts.cellsBeside !== undefined;
  const chats = !isOwnRoom(view.room); // who sits at one device can talk
  const open = (name: PanelName) => {
    if (name === 'chat' && !chats) return;
    // Wide tables show the chat beside the board.
    const inPanel = (part: string) => document.querySelector<HTMLElement>(`.panel-chat ${part}`);
    const there = inPanel('.chat-write input') ?? inPanel('.chat-lines') ?? inPanel('summary');
    if (name !== 'chat' || !there) panel.value = name;
    else {
      there.closest('details')!.open = true;
      there.focus(); // a chat that is still to load takes it from the summary
    }
  };
  useTableKeys({
    turn,
    camera,
    open,
    fit: () => camera.fitBoard(),
    choices: parts.choices,
    turnable: parts.turnable,
    showLastMove: () => showLastMove(camera, room.view.value!),
    ...(mayRead && { read: reading.on }),
    ...(isHinted(view) && { hint }),
  });
  const shownEnding = useEnding(room, game, parts.tally, endedHere, { camera, pointed });
  const isWalked = endedHere && shownEnding !== null && shownEnding.ending.at < shownEnding.steps.length;
  const boardReading = useBoardReading(reading, { view, game, parts }, turn.draft.value);

  const show = (scored: Scored) => {
    panel.value = null;
    camera.show(scored.tiles.map(([x, y]) => ({ x, y })));
    setTimeout(() => {
      pointed.value = scored; // after the line itself has lost the focus
    });
  };
  const showTile = (cell: Cell) => {
    panel.value = null;
    camera.reveal(cell);
  };
  const ask = (question: Question) => {
    panel.value = null;
    asked.value = question;
  };
  const { clock } = view;
  const pausing = clock?.paused || clock?.pause_wanted !== undefined;
  useEffect(() => {
    if (pausing && panel.peek() === 'menu') panel.value = null; // it would cover what is asked
  }, [pausing]);
  const { belongings } = parts;
  const standIn = (view.phase === 'playing' && view.you !== null && view.seats[view.you]?.computer) || null;
  const shown = { room, view, game, parts };
  const log = <Log {...shown} pointed={pointed} onShow={show} onShowTile={showTile} untilEnding={isWalked} />;
  const card = (reading.on.value || reading.spot.value !== null) && (
    <ReadingCard {...shown} reading={reading} camera={camera} />
  );
  const menu = <Menu {...shown} panel={panel} ask={ask} />;
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
        <SeatList
          {...shown}
          game={shownEnding === null ? game : withScores(game, shownEnding.scores)}
          connected={room.presence.value?.connected}
          standing={reading.on.value ? reading.survey.of(THE_BOARD)?.standing : undefined}
          signs={signs.value}
          clockOf={clock?.left_ms && ((seat, part) => <SeatClock {...{ room, clock, seat, part }} />)}
        />
      </div>
      <div ref={over} class="table-board">
        <parts.Board
          {...shown}
          turn={turn}
          camera={camera}
          pointed={pointed.value}
          flash={flash.value}
          reading={boardReading}
          onEmpty={(cell) => void whyNot({ ...shown, turn }, cell)}
        />
        <div class="board-top">
          {understood.value.length < MARKS && (wide || !card) && <Coach draft={turn.draft.value} />}
          {!withLog && shownEnding === null && <Latest {...shown} onOpen={() => (panel.value = 'log')} />}
          <Watchers room={room} view={view} />
          {!wide && <RulesTool open={open} />}
        </div>
        {!wide && card}
        <Tools
          {...shown}
          camera={camera}
          panel={panel}
          open={open}
          wide={wide}
          withLog={withLog}
          read={mayRead ? reading.on : null}
        />
      </div>
      <div class="table-right">
        {shownEnding !== null && onShowResult !== null ? (
          <EndingPanel {...shown} {...shownEnding} onShowResult={onShowResult} />
        ) : view.broken_off ? null : (
          <parts.Hand
            {...shown}
            turn={turn}
            camera={camera}
            wide={wide}
            survey={reading.survey}
            onHint={isHinted(view) ? hint : null}
            ask={ask}
          />
        )}
        {view.broken_off && <BrokenOffCard room={room} view={view} broken={view.broken_off} />}
        {offersCalls.value && <OfferOfCalls />}
        {standIn && <StandInCard room={room} level={standIn.level} />}
        {(clock?.paused || clock?.pause_wanted) && <PauseCard room={room} view={view} clock={clock} />}
        {view.rematch && <Rematch room={room} view={view} />}
        {onShowResult !== null && shownEnding === null && (
          <button type="button" class="button primary table-result" onClick={onShowResult}>
            {t('result.back')}
          </button>
        )}
        {wide && card}
        {withLog && (
          <Panel name="log" parts={parts}>
            {log}
          </Panel>
        )}
        {wide && (
          <Unfolding class="panel-tiles" summary={t('table.tilesTitle')}>
            {() => <TilesLeft {...shown} />}
          </Unfolding>
        )}
        {wide && belongings && (
          <Unfolding class="panel-tiles" summary={belongings.title()}>
            {() => <belongings.Panel {...shown} onDone={() => {}} />}
          </Unfolding>
        )}
        {wide && chats && panel.value !== 'chat' && (
          <Unfolding class="panel-tiles panel-chat" summary={t('table.chat')} unfoldFor={lastHeard(view)}>
            {() => <Chat room={room} view={view} />}
          </Unfolding>
        )}
      </div>
      <PanelDialog {...shown} panel={panel} log={log} menu={menu} />
      {asked.value !== null && <Asked {...shown} asked={asked} />}
    </main>
  );
}

/** The number of the last line of the chat that the user may read. */
function lastHeard(view: RoomView): number | undefined {
  return view.chat.findLast(({ seat }) => !isMuted(view, seat))?.n;
}

function withScores(game: GameView, scores: readonly number[]): GameView {
  return { ...game, seats: game.seats.map((seat, i) => ({ ...seat, score: scores[i]! })) };
}

function Watchers({ room, view }: Pick<TableProps, 'room' | 'view'>) {
  const watching = otherWatchers(room, view);
  if (watching === 0) return null;
  const words = view.you === null ? 'lobby.watchingToo' : 'table.spectators';
  return <p class="watchers">{t(words, { n: watching })}</p>;
}
