// One turn of a finished game: its board, slider, buttons and keys, and what happened in it.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps, TurnedCamera } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { fetchSurvey } from '../../net/api.ts';
import type { GameRecord, GameView, RoomView, Rules, Scored } from '../../net/protocol.gen.ts';
import { pageForOthers } from '../../net/reach.ts';
import { CopyButton } from '../../ui/copy_button.tsx';
import { scoresOf } from '../draft.ts';
import { SaveFilm } from '../film/save_film.tsx';
import { SavePicture } from '../picture/save_picture.tsx';
import { ReadingCard } from '../reading/index.ts';
import { isLooking, newReading, type Reading } from '../reading/reading.ts';
import { useBoardReading } from '../reading/use_board_reading.ts';
import { Survey, THE_BOARD } from '../survey.ts';
import type { GameParts, TableProps } from '../table/game_parts.ts';
import { Lines } from '../table/log.tsx';
import { linesOf } from '../table/log_lines.ts';
import { NO_TURN } from '../table/no_turn.ts';
import { SeatList } from '../table/seat_list.tsx';
import { tellOfFlat } from '../table/tell_of_flat.ts';
import { useBoardCamera } from '../table/use_board_camera.ts';
import { useInsets } from '../table/use_insets.ts';
import { useMedia } from '../table/use_media.ts';
import { seatName } from '../words.ts';
import { Analyse } from './analysis/index.tsx';
import { Controls } from './controls.tsx';
import { hashOf, type PlaceInReplay } from './place_in_replay.ts';
import { PlayOn } from './play_on.tsx';
import type { PlayedTurn } from './replay.ts';
import { useReplayKeys } from './replay_keys.ts';
import { ReplayPanel, type ReplayPanelName } from './replay_panel.tsx';
import type { ReplayProps } from './replay_props.ts';
import { replaySurveyor } from './replay_surveyor.ts';
import { ReplayTools } from './replay_tools.tsx';
import { useRestOfWindow } from './use_rest_of_window.ts';

/** As in styles/table.css. */
const WIDE = '(min-width: 62.5rem)';

interface StageProps extends ReplayProps {
  place: PlaceInReplay;
  shown: PlayedTurn;
  parts: GameParts;
}

export function Stage({ gameId, record, replay, alone, bare, place, shown, parts }: StageProps) {
  const wide = useMedia(WIDE);
  const view = useMemo(() => viewOf(gameId, record, shown.game), [gameId, record, shown]);
  const game = useMemo(() => parts.shown?.(shown.game, view.rules) ?? shown.game, [shown, view.rules, parts]);
  const camera = useBoardCamera(game, parts, true);
  const reading = useReading(gameId, shown);
  const pointed = useSignal<Scored | null>(null);
  const panel = useSignal<ReplayPanelName | null>(null);
  const over = useSignal<BoardProps['over']>(null);
  const stage = useRestOfWindow();
  useEffect(tellOfFlat, []);
  useEffect(() => {
    pointed.value = null;
  }, [shown, pointed]);
  useReplayKeys(place, camera, parts, reading.on);
  const common = { view, game, parts };
  return (
    <>
      <div ref={stage} class="replay-stage">
        <SeatList
          {...common}
          standing={reading.on.value ? reading.survey.of(THE_BOARD)?.standing : undefined}
        />
        <ReplayBoard {...common} {...{ shown, camera, reading, pointed, over, panel, wide }} />
        <Controls place={place} caption={captionOf(shown, view)} />
      </div>
      {!bare && (
        <Analyse
          {...common}
          {...{ gameId, record, replay, place, shown, camera, over }}
          onLook={() => stage.current?.scrollIntoView({ block: 'nearest' })}
        />
      )}
      <Happened {...common} {...{ place, shown, camera, pointed }} />
      {!bare && (
        <div class="replay-link">
          <PlayOn record={record} {...common} />
          {!alone && <CopyButton text={pageForOthers(hashOf(place))} label={t('replay.link')} />}
          <SavePicture gameId={gameId} {...common} link={alone ? null : pageForOthers()} />
          <SaveFilm gameId={gameId} {...{ view, parts, replay }} link={alone ? null : pageForOthers()} />
          {wide && <p class="quiet">{t('replay.keys')}</p>}
        </div>
      )}
      <ReplayPanel {...common} panel={panel} />
    </>
  );
}

/** The board is read as it is at the shown turn. */
function useReading(gameId: string, shown: PlayedTurn): Reading {
  const step = useRef(0);
  step.current = shown.game.step;
  const reading = useMemo(() => {
    const survey = new Survey(replaySurveyor(() => fetchSurvey(gameId, step.current)));
    return newReading(survey, { room: gameId, number: 1 });
  }, [gameId]);
  useEffect(() => {
    reading.spot.value = null;
  }, [shown, reading]);
  return reading;
}

interface ReplayBoardProps extends Omit<TableProps, 'room'> {
  shown: PlayedTurn;
  camera: TurnedCamera;
  reading: Reading;
  pointed: Signal<Scored | null>;
  over: Signal<BoardProps['over']>;
  panel: Signal<ReplayPanelName | null>;
  wide: boolean;
}

function ReplayBoard({ shown, camera, reading, pointed, over, panel, wide, ...common }: ReplayBoardProps) {
  const { parts } = common;
  const { events } = shown;
  const inset = useInsets(camera, 0);
  const boardReading = useBoardReading(reading, common, NO_TURN.draft.value);
  const flash = useMemo(
    () => [...scoresOf(events), ...events.flatMap((event) => parts.won?.(event) ?? [])],
    [events, parts],
  );
  return (
    <div ref={inset} class="replay-board">
      <parts.Board
        {...common}
        turn={NO_TURN}
        camera={camera}
        pointed={pointed.value}
        flash={flash}
        reading={boardReading}
        over={over.value}
      />
      <div class="board-top" />
      {isLooking(reading) && <ReadingCard {...common} reading={reading} camera={camera} />}
      <ReplayTools {...common} {...{ camera, panel, wide }} read={reading.on} />
    </div>
  );
}

interface HappenedProps extends Omit<TableProps, 'room' | 'game'> {
  place: PlaceInReplay;
  shown: PlayedTurn;
  camera: TurnedCamera;
  pointed: Signal<Scored | null>;
}

function Happened({ view, parts, place, shown, camera, pointed }: HappenedProps) {
  return (
    <div
      class="replay-happened"
      role="log"
      aria-label={t('table.log')}
      aria-live={place.playing.value ? 'off' : 'polite'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <Lines
        key={shown.game.step}
        lines={linesOf(shown.events, view, parts.words)}
        view={view}
        parts={parts}
        pointed={pointed}
        onShow={(scored) => {
          camera.show(scored.tiles.map(([x, y]) => ({ x, y })));
          pointed.value = scored;
        }}
      />
    </div>
  );
}

/** Whose turn it was. */
function captionOf({ events }: PlayedTurn, view: RoomView): string {
  const done = events.find((event) => 'seat' in event);
  return done && 'seat' in done ? seatName(view, done.seat) : t('replay.begin');
}

/** The room as a watcher saw it, as far as the record tells. */
function viewOf(gameId: string, { seats, rules }: GameRecord, game: GameView): RoomView {
  return {
    room: '',
    phase: 'finished',
    number: 1,
    locked: false,
    host: 0,
    you: null,
    rules: rules as Rules, // in the record of a game that a server kept they are resolved
    seats: seats.map(({ name, colour, program }, seat) => ({
      name: name ?? t('seat.anonymous', { seat: seat + 1 }),
      colour: colour ?? 'black',
      ...(program && { program }),
    })),
    shuffle: { game_id: gameId, commitment: '', entropy: [] },
    game,
    chat: [],
  };
}
