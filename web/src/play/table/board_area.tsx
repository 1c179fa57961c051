// The board with what lies over it: the line at its top, the tools, on a phone the card of what is read.

import { t } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';
import { lazy } from '../../ui/lazy.tsx';
import { showRefusal } from '../../ui/notices.ts';
import { understood } from '../../ui/settings.ts';
import { ReadingCard } from '../reading/index.ts';
import { isLooking } from '../reading/reading.ts';
import { useBoardReading } from '../reading/use_board_reading.ts';
import { UndoButton } from '../undo/index.ts';
import { otherWatchers } from '../watchers.ts';
import type { TableProps } from './game_parts.ts';
import { Latest } from './latest.tsx';
import { RulesTool, Tools } from './tools.tsx';
import type { AtTable } from './use_at_table.ts';
import { useInsets } from './use_insets.ts';
import { useRewards } from './use_rewards.ts';
import type { tellWhyNot } from './why_not.ts';

const Coach = lazy(async () => (await import('./coach.tsx')).Coach, { quiet: true });

const whyNotWords = chunk(() => import('./why_not.ts'));
const whyNot: typeof tellWhyNot = async (...asked) =>
  (await whyNotWords()).tellWhyNot(...asked).catch(showRefusal);

/** Whether a new player of this game still has something to be told. */
const isNew = ({ choosing }: TableProps['parts']): boolean =>
  (['place', 'rotate', choosing?.mark ?? 'choose'] as const).some((mark) => !understood.value.includes(mark));

/** The line above the board if no log stands beside it, which comes and goes. */
const LATEST_PX = 52;

export function BoardArea({ at }: { at: AtTable }) {
  const { room, view, game, parts, turn, camera, reading, opened, wide, withLog } = at;
  const shown = { room, view, game, parts };
  const area = useInsets(camera, withLog ? 0 : LATEST_PX);
  const flash = useRewards(room, camera, area, parts);
  const boardReading = useBoardReading(reading, shown, turn.draft.value);
  const card = !wide && isLooking(reading) && <ReadingCard {...shown} reading={reading} camera={camera} />;
  return (
    <div ref={area} class="table-board">
      <parts.Board
        {...shown}
        turn={turn}
        camera={camera}
        pointed={at.pointed.value}
        flash={flash.value}
        reading={boardReading}
        onEmpty={(cell) => void whyNot({ ...shown, turn }, cell)}
      />
      <div class="board-top">
        {!card && isNew(parts) && <Coach draft={turn.draft.value} parts={parts} />}
        {!withLog && at.ending === null && <Latest {...shown} onOpen={() => opened.open('log')} />}
        <Watchers room={room} view={view} />
        {!wide && <RulesTool open={opened.open} />}
      </div>
      {card}
      {room.mayUndo.value !== null && <UndoButton room={room} view={view} />}
      <Tools
        {...shown}
        camera={camera}
        panel={opened.panel}
        open={opened.open}
        wide={wide}
        withLog={withLog}
        read={at.read}
      />
    </div>
  );
}

function Watchers({ room, view }: Pick<TableProps, 'room' | 'view'>) {
  const watching = otherWatchers(room, view);
  if (watching === 0) return null;
  const words = view.you === null ? 'lobby.watchingToo' : 'table.spectators';
  return <p class="watchers">{t(words, { n: watching })}</p>;
}
