// Small buttons over the board: what to look at, and the panels behind them.

import type { Signal } from '@preact/signals';
import type { Camera } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { isOwnRoom } from '../../net/in_page/own_rooms.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import type { TableProps } from './game_parts.ts';
import { lastMoves } from './last_moves.ts';
import type { PanelName } from './panels.tsx';
import { useUnread } from './use_unread.ts';
import { Icon, ReadTool, TilesTool, Tool, ViewTools } from './view_tools.tsx';

interface ToolsProps extends TableProps {
  camera: Camera;
  panel: Signal<PanelName | null>;
  open(name: PanelName): void;
  wide: boolean;
  /** Whether the log stands beside the board. */
  withLog: boolean;
  /** Whether the board is being read; null: it cannot be. */
  read: Signal<boolean> | null;
}

export function Tools({ view, game, parts, camera, panel, open, wide, withLog, read }: ToolsProps) {
  const unread = useUnread(view, wide || panel.value === 'chat');
  return (
    <div class="tools">
      <TilesTool left={game.tiles_left} onClick={() => open('tiles')} />
      {!isOwnRoom(view.room) && (
        <Tool
          label={unread > 0 ? t('table.unread', { n: unread }) : t('table.chat')}
          onClick={() => open('chat')}
        >
          <Icon path="M4 5h16v11H10l-5 4v-4H4z" />
          {unread > 0 && <span class="badge">{unread}</span>}
        </Tool>
      )}
      {read !== null && <ReadTool view={view} read={read} />}
      {!wide && parts.belongings && (
        <Tool label={parts.belongings.title()} onClick={() => open('belongings')}>
          <Icon path={parts.belongings.icon} />
        </Tool>
      )}
      {!withLog && (
        <Tool label={t('table.log')} onClick={() => open('log')}>
          <Icon path="M6 3h12v18H6zM9 8h6M9 12h6M9 16h4" />
        </Tool>
      )}
      {wide && <RulesTool open={open} />}
      <Tool label={t('table.menu')} onClick={() => open('menu')}>
        <Icon path="M4 7h16M4 12h16M4 17h16" />
      </Tool>
      <span class="tools-gap" />
      <ViewTools camera={camera} parts={parts} wide={wide} onLastMove={() => showLastMove(camera, view)} />
    </div>
  );
}

/** On a phone it stands above the board: the row below is full. */
export function RulesTool({ open }: Pick<ToolsProps, 'open'>) {
  return (
    <Tool label={t('table.rules')} onClick={() => open('rules')}>
      <Icon path="M12 6c-2-1.500-5-2-9-2v14c4 0 7 .5 9 2 2-1.500 5-2 9-2V4c-4 0-7 .5-9 2v14" />
    </Tool>
  );
}

export function showLastMove(camera: Camera, { game, you }: RoomView): void {
  const board = game?.board ?? [];
  const cell = lastMoves(board, you).at(-1) ?? board.at(-1);
  if (cell) camera.reveal(cell);
}
