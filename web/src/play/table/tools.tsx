// Small buttons over the board: what to look at, and the panels behind them.

import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Camera } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import type { TableProps } from './game_parts.ts';
import { lastMoves } from './last_moves.ts';
import type { PanelName } from './panels.tsx';
import { useUnread } from './use_unread.ts';

interface ToolsProps extends TableProps {
  camera: Camera;
  panel: Signal<PanelName | null>;
  wide: boolean;
}

export function Tools({ view, game, parts, camera, panel, wide }: ToolsProps) {
  const unread = useUnread(view, panel.value === 'chat');
  const open = (name: PanelName) => () => {
    panel.value = name;
  };
  return (
    <div class="tools">
      <button type="button" class="tool wide" onClick={open('tiles')} title={t('table.tilesTitle')}>
        <Icon path="M4 8h9v9H4zM8 8V4h9v9h-4" />
        <span aria-hidden="true">{game.tiles_left}</span>
        <span class="unseen">{t('table.tilesLeft', { n: game.tiles_left })}</span>
      </button>
      <Tool label={unread > 0 ? t('table.unread', { n: unread }) : t('table.chat')} onClick={open('chat')}>
        <Icon path="M4 5h16v11H10l-5 4v-4H4z" />
        {unread > 0 && <span class="badge">{unread}</span>}
      </Tool>
      {!wide && parts.goods && (
        <Tool label={parts.goods.title()} onClick={open('goods')}>
          <Icon path={parts.goods.icon} />
        </Tool>
      )}
      {!wide && (
        <>
          <Tool label={t('table.log')} onClick={open('log')}>
            <Icon path="M6 3h12v18H6zM9 8h6M9 12h6M9 16h4" />
          </Tool>
          <Tool label={t('table.menu')} onClick={open('menu')}>
            <Icon path="M4 7h16M4 12h16M4 17h16" />
          </Tool>
        </>
      )}
      <span class="tools-gap" />
      <Tool label={t('table.lastMove')} onClick={() => showLastMove(camera, view)}>
        <Icon path="M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 2v4M12 18v4M2 12h4M18 12h4" />
      </Tool>
      {wide && (
        <>
          <Tool label={t('table.zoomOut')} onClick={() => camera.zoomBy(1 / 1.35, undefined, true)}>
            <Icon path="M6 12h12" />
          </Tool>
          <Tool label={t('table.zoomIn')} onClick={() => camera.zoomBy(1.35, undefined, true)}>
            <Icon path="M6 12h12M12 6v12" />
          </Tool>
        </>
      )}
      <Tool label={t('table.fit')} onClick={() => camera.fitBoard()}>
        <Icon path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </Tool>
    </div>
  );
}

export function showLastMove(camera: Camera, { game, you }: RoomView): void {
  const board = game?.board ?? [];
  const cell = lastMoves(board, you).at(-1) ?? board.at(-1);
  if (cell) camera.reveal(cell);
}

function Tool({ label, onClick, children }: { label: string; onClick(): void; children: ComponentChildren }) {
  return (
    <button type="button" class="tool" aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d={path}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
