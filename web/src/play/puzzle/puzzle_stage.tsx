// A puzzle: the board as its player saw it, the tile in hand, and once it is placed what that was worth.

import '../../styles/table.css';
import '../../styles/puzzle.css';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { type BoardProps, SEAT_COLOURS } from '../../board/index.ts';
import { t, textsAreHere } from '../../i18n/index.ts';
import type { PlaceTile, RoomView } from '../../net/protocol.gen.ts';
import { waysOf } from '../draft.ts';
import type { GameParts } from '../table/game_parts.ts';
import { TileInHand } from '../table/hand_place.tsx';
import { NO_TURN } from '../table/no_turn.ts';
import { SeatList } from '../table/seat_list.tsx';
import { tellOfFlat } from '../table/tell_of_flat.ts';
import { useBoardCamera } from '../table/use_board_camera.ts';
import { useInsets } from '../table/use_insets.ts';
import { useMedia } from '../table/use_media.ts';
import { ViewTools } from '../table/view_tools.tsx';
import { Answered } from './answered.tsx';
import type { Puzzle } from './puzzle.ts';
import type { PuzzleProps } from './puzzle_props.ts';
import { PuzzleTurn } from './puzzle_turn.ts';

/** As in styles/table.css. */
const WIDE = '(min-width: 62.5rem)';

export function PuzzleStage({ puzzle, parts, ...more }: PuzzleProps & { parts: GameParts }) {
  const worded = textsAreHere(parts.texts?.(puzzle.rules) ?? []);
  if (!worded) return <p class="loading">{t('app.loading')}</p>;
  return <Stage {...more} puzzle={puzzle} parts={parts} />;
}

function Stage({ puzzle, parts, onAnswer, further }: PuzzleProps & { parts: GameParts }) {
  const wide = useMedia(WIDE);
  const turn = useMemo(() => new PuzzleTurn(puzzle.game), [puzzle]);
  const answer = useSignal<PlaceTile | null>(null);
  const over = useSignal<BoardProps['over']>(null);
  const view = useMemo(() => viewOf(puzzle), [puzzle]);
  const placed = answer.value;
  const game = useMemo(() => {
    const { game } = placed === null ? puzzle : withTile(puzzle, placed);
    return parts.shown?.(game, puzzle.rules) ?? game;
  }, [puzzle, placed, parts]);
  const camera = useBoardCamera(game, parts, true);
  const frame = useInsets(camera, 0);
  useEffect(tellOfFlat, []);
  const common = { view, game, parts };
  const decide = (aimed: PlaceTile) => {
    answer.value = aimed;
    onAnswer(aimed);
  };
  return (
    <section class="card puzzle" aria-label={t('puzzles.title')}>
      <SeatList {...common} />
      <div ref={frame} class="puzzle-board">
        <parts.Board
          {...common}
          turn={placed === null ? turn : NO_TURN}
          camera={camera}
          pointed={null}
          flash={[]}
          over={over.value}
        />
        <div class="board-top" />
        <div class="tools">
          <span class="tools-gap" />
          <ViewTools
            camera={camera}
            parts={parts}
            wide={wide}
            onLastMove={() => camera.reveal(game.board.at(-1)!)}
          />
        </div>
      </div>
      {placed === null ? (
        <Asked {...common} {...{ turn, wide }} onDecided={decide} />
      ) : (
        <Answered
          {...common}
          {...{ puzzle, placed, camera, over }}
          again={() => {
            answer.value = null;
          }}
        >
          {further}
        </Answered>
      )}
    </section>
  );
}

interface AskedProps {
  game: Puzzle['game'];
  parts: GameParts;
  turn: PuzzleTurn;
  wide: boolean;
  onDecided(aimed: PlaceTile): void;
}

function Asked({ game, parts, turn, wide, onDecided }: AskedProps) {
  const draft = turn.draft.value;
  const { aimed } = turn;
  if (draft.step !== 'place') return null;
  const turns = waysOf(draft.at, draft.placements) > 1;
  const hint = t(turns ? 'turn.placeHint' : 'turn.oneWay');
  return (
    <div class="puzzle-asked">
      <h2>{t('puzzles.ask')}</h2>
      <TileInHand {...{ game, parts, turn, wide, draft }} />
      <p class="quiet">{aimed === null ? t('turn.tapPlace', { n: draft.placements.length }) : hint}</p>
      <button
        type="button"
        class="button primary"
        aria-disabled={aimed === null}
        onClick={() => aimed !== null && onDecided(aimed)}
      >
        {t('puzzles.here')}
      </button>
    </div>
  );
}

/** The table as the player to move sees it. */
function viewOf({ rules, seat, game }: Puzzle): RoomView {
  return {
    room: '',
    phase: 'playing',
    number: 1,
    locked: false,
    host: 0,
    you: seat,
    rules,
    seats: game.seats.map((_, index) => ({
      name: t('seat.anonymous', { seat: index + 1 }),
      colour: SEAT_COLOURS[index % SEAT_COLOURS.length]!,
    })),
    shuffle: { game_id: '', commitment: '', entropy: [] },
    game,
    chat: [],
  };
}

function withTile({ game, seat }: Puzzle, { x, y, rotation }: PlaceTile): { game: Puzzle['game'] } {
  return {
    game: { ...game, legal: null, board: [...game.board, { tile: game.tile!, x, y, rotation, seat }] },
  };
}
