// A finished game on its board, turn by turn: slider, buttons and keys, and the events of the shown turn.

import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps } from '../../board/index.ts';
import { t, textsAreHere } from '../../i18n/index.ts';
import { fetchSurvey } from '../../net/api.ts';
import type { GameRecord, GameView, RoomView, Rules, Scored } from '../../net/protocol.gen.ts';
import { pageForOthers } from '../../net/reach.ts';
import { CopyButton } from '../../ui/copy_button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Unfetched } from '../../ui/unfetched.tsx';
import { scoresOf } from '../draft.ts';
import { SavePicture } from '../picture/save_picture.tsx';
import { ReadingCard } from '../reading/index.ts';
import { newReading } from '../reading/reading.ts';
import { useBoardReading } from '../reading/use_board_reading.ts';
import { Survey, THE_BOARD } from '../survey.ts';
import type { GameParts } from '../table/game_parts.ts';
import { TilesLeft } from '../table/lazy_tiles_left.ts';
import { Lines } from '../table/log.tsx';
import { linesOf } from '../table/log_lines.ts';
import { NO_TURN } from '../table/no_turn.ts';
import { SeatList } from '../table/seat_list.tsx';
import { tellOfFlat } from '../table/tell_of_flat.ts';
import { useBoardCamera } from '../table/use_board_camera.ts';
import { useInsets } from '../table/use_insets.ts';
import { useMedia } from '../table/use_media.ts';
import { Icon, ReadTool, Tool, ViewTools } from '../table/view_tools.tsx';
import { seatName } from '../words.ts';
import { Analyse } from './analysis/index.tsx';
import { Controls } from './controls.tsx';
import { hashOf, PlaceInReplay } from './place_in_replay.ts';
import { PlayOn } from './play_on.tsx';
import type { PlayedTurn } from './replay.ts';
import { useReplayKeys } from './replay_keys.ts';
import type { ReplayProps } from './replay_props.ts';
import { replaySurveyor } from './replay_surveyor.ts';
import { useRestOfWindow } from './use_rest_of_window.ts';
import '../../styles/table.css';
import '../../styles/replay.css';

/** As in styles/table.css. */
const WIDE = '(min-width: 62.5rem)';

export function ReplayTable({ parts, ...props }: ReplayProps & { parts: GameParts }) {
  const { gameId, record, replay } = props;
  const place = useMemo(() => new PlaceInReplay(replay.last), [replay]);
  useEffect(() => {
    void replay.fetch();
    return place.follow();
  }, [replay, place]);
  const played = useComputed(() => (place.shown === null ? undefined : replay.turns.value[place.shown]));
  const last = useSignal<PlayedTurn | null>(null);
  // While a turn loads the previous one stays.
  if (played.value !== undefined) last.value = played.value;
  const shown = last.value;
  const worded = textsAreHere(parts.texts?.(record.rules as Rules) ?? []);
  return (
    <section class="card replay" aria-label={t('replay.title')} aria-busy={played.value === undefined}>
      {shown !== null && worded && <Stage key={gameId} {...props} {...{ place, shown, parts }} />}
      {shown === null && !replay.failed.value && <p class="loading">{t('app.loading')}</p>}
      {replay.failed.value && <Unfetched what={t('replay.unfetched')} again={() => void replay.fetch()} />}
    </section>
  );
}

interface StageProps extends ReplayProps {
  place: PlaceInReplay;
  shown: PlayedTurn;
  parts: GameParts;
}

function Stage({ gameId, record, replay, alone, place, shown, parts }: StageProps) {
  const { events } = shown;
  const wide = useMedia(WIDE);
  const view = useMemo(() => viewOf(gameId, record, shown.game), [gameId, record, shown]);
  const game = useMemo(() => parts.shown?.(shown.game, view.rules) ?? shown.game, [shown, view.rules, parts]);
  const camera = useBoardCamera(game, parts, true);
  const pointed = useSignal<Scored | null>(null);
  const turns = useRef(0);
  turns.current = shown.game.step;
  const reading = useMemo(
    () =>
      newReading(new Survey(replaySurveyor(() => fetchSurvey(gameId, turns.current))), {
        room: gameId,
        number: 1,
      }),
    [gameId],
  );
  const boardReading = useBoardReading(reading, { view, game, parts }, NO_TURN.draft.value);
  const panel = useSignal<'tiles' | 'belongings' | null>(null);
  const inset = useInsets(camera, 0);
  const stage = useRestOfWindow();
  const over = useSignal<BoardProps['over']>(null);
  const flash = useMemo(
    () => [...scoresOf(events), ...events.flatMap((event) => parts.won?.(event) ?? [])],
    [events, parts],
  );
  useEffect(tellOfFlat, []);
  useEffect(() => {
    pointed.value = null;
  }, [shown, pointed]);
  useEffect(() => {
    reading.spot.value = null;
  }, [shown, reading]);
  useReplayKeys(place, camera, parts, reading.on);

  const showBoard = () => stage.current?.scrollIntoView({ block: 'nearest' });
  const showLast = () => {
    const tile = game.board.at(-1);
    if (tile) camera.reveal(tile);
  };
  const close = () => {
    panel.value = null;
  };
  const common = { view, game, parts };
  return (
    <>
      <div ref={stage} class="replay-stage">
        <SeatList
          {...common}
          standing={reading.on.value ? reading.survey.of(THE_BOARD)?.standing : undefined}
        />
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
          {(reading.on.value || reading.spot.value !== null) && (
            <ReadingCard {...common} reading={reading} camera={camera} />
          )}
          <div class="tools">
            <button
              type="button"
              class="tool wide"
              title={t('table.tilesTitle')}
              onClick={() => (panel.value = 'tiles')}
            >
              <Icon path="M4 8h9v9H4zM8 8V4h9v9h-4" />
              <span aria-hidden="true">{game.tiles_left}</span>
              <span class="unseen">{t('table.tilesLeft', { n: game.tiles_left })}</span>
            </button>
            <ReadTool view={view} read={reading.on} />
            {parts.belongings && (
              <Tool label={parts.belongings.title()} onClick={() => (panel.value = 'belongings')}>
                <Icon path={parts.belongings.icon} />
              </Tool>
            )}
            <span class="tools-gap" />
            <ViewTools camera={camera} parts={parts} wide={wide} onLastMove={showLast} />
          </div>
        </div>
        <Controls place={place} caption={captionOf(shown, view)} />
      </div>
      <Analyse {...common} {...{ gameId, record, replay, place, shown, camera, over }} onLook={showBoard} />
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
          lines={linesOf(events, view, parts.words)}
          view={view}
          parts={parts}
          pointed={pointed}
          onShow={(scored) => {
            camera.show(scored.tiles.map(([x, y]) => ({ x, y })));
            pointed.value = scored;
          }}
        />
      </div>
      <div class="replay-link">
        <PlayOn record={record} {...common} />
        {!alone && <CopyButton text={pageForOthers(hashOf(place))} label={t('replay.link')} />}
        <SavePicture gameId={gameId} {...common} />
        {wide && <p class="quiet">{t('replay.keys')}</p>}
      </div>
      {panel.value === 'tiles' && (
        <Dialog title={t('table.tilesTitle')} onClose={close}>
          <TilesLeft {...common} />
        </Dialog>
      )}
      {panel.value === 'belongings' && parts.belongings && (
        <Dialog title={parts.belongings.title()} onClose={close}>
          <parts.belongings.Panel {...common} onDone={close} />
        </Dialog>
      )}
    </>
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
    seats: seats.map(({ name, colour }, seat) => ({
      name: name ?? t('seat.anonymous', { seat: seat + 1 }),
      colour: colour ?? 'black',
    })),
    shuffle: { game_id: gameId, commitment: '', entropy: [] },
    game,
    chat: [],
  };
}
