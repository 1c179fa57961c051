// The table of any game where it is only looked at: seats, board, and what happened last.

import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { TurnedCamera } from '../../board/index.ts';
import { t, textsAreHere } from '../../i18n/index.ts';
import { IS_BARE } from '../../net/embedded.ts';
import type { Scored } from '../../net/protocol.gen.ts';
import { SeatClock } from '../clock/index.ts';
import type { Room } from '../room.ts';
import type { GameParts, TableProps } from './game_parts.ts';
import { Lines } from './log.tsx';
import { linesOf } from './log_lines.ts';
import { NO_TURN } from './no_turn.ts';
import { SeatList } from './seat_list.tsx';
import { useBoardCamera } from './use_board_camera.ts';
import { useInsets } from './use_insets.ts';
import { useRewards } from './use_rewards.ts';
import { FitTool } from './view_tools.tsx';
import '../../styles/table.css';
import '../../styles/replay.css';

export function WatchedTable({ room, parts }: { room: Room; parts: GameParts }) {
  const view = room.view.value!;
  const game = useMemo(
    () => view.game && (parts.shown?.(view.game, view.rules) ?? view.game),
    [view.game, view.rules, parts],
  );
  if (game === null || !textsAreHere(parts.texts?.(view.rules) ?? [])) return null;
  return <Shown key={view.number} {...{ room, view, game, parts }} />;
}

function Shown({ room, view, game, parts }: TableProps) {
  const common = { view, game, parts };
  const camera = useBoardCamera(game, parts, true);
  const area = useInsets(camera, 0);
  const flash = useRewards(room, camera, area, parts);
  const pointed = useSignal<Scored | null>(null);
  useEffect(() => {
    pointed.value = null;
  }, [game.step, pointed]);
  const { clock } = view;
  return (
    <section class="card replay watched" aria-label={t('table.title')}>
      <div class="replay-stage">
        <SeatList
          {...common}
          connected={room.presence.value?.connected}
          clockOf={clock?.left_ms && ((seat, part) => <SeatClock {...{ room, clock, seat, part }} />)}
        />
        <div ref={area} class="replay-board">
          <parts.Board
            {...common}
            turn={NO_TURN}
            camera={camera}
            pointed={pointed.value}
            flash={flash.value}
          />
          <div class="board-top" />
          <div class="tools">
            <span class="tools-gap" />
            {!IS_BARE && <FitTool camera={camera} />}
          </div>
        </div>
      </div>
      {!IS_BARE && <LastTurn {...{ room, view, game, parts, camera, pointed }} />}
    </section>
  );
}

interface LastTurnProps extends TableProps {
  camera: TurnedCamera;
  pointed: Signal<Scored | null>;
}

function LastTurn({ room, view, game, parts, camera, pointed }: LastTurnProps) {
  return (
    <div
      class="replay-happened"
      role="log"
      aria-label={t('table.log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <Lines
        key={game.step}
        lines={linesOf(room.log.value.at(-1)?.events ?? [], view, parts.words)}
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
