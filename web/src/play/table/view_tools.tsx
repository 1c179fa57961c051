// Small buttons over a board: where to look.

import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Camera } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { isRead } from '../survey.ts';
import type { GameParts } from './game_parts.ts';
import { turnBoard, turnsOf } from './use_board_camera.ts';

export const ZOOM_STEP = 1.35;

interface ViewToolsProps {
  camera: Camera;
  parts: Pick<GameParts, 'turnable'>;
  wide: boolean;
  onLastMove(): void;
}

export function ViewTools({ camera, parts, wide, onLastMove }: ViewToolsProps) {
  return (
    <>
      <Tool label={t('table.lastMove')} onClick={onLastMove}>
        <Icon path="M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 2v4M12 18v4M2 12h4M18 12h4" />
      </Tool>
      {wide && parts.turnable && (
        <Tool label={t('table.turnBoard')} onClick={() => turnBoard(1)}>
          <Icon
            path="M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 1 0 0-19M12 6.5 8.5 16.5 12 14l3.5 2.5z"
            turned={turnsOf(parts).value}
          />
        </Tool>
      )}
      {wide && (
        <>
          <Tool label={t('table.zoomOut')} onClick={() => camera.zoomBy(1 / ZOOM_STEP, undefined, true)}>
            <Icon path="M6 12h12" />
          </Tool>
          <Tool label={t('table.zoomIn')} onClick={() => camera.zoomBy(ZOOM_STEP, undefined, true)}>
            <Icon path="M6 12h12M12 6v12" />
          </Tool>
        </>
      )}
      <FitTool camera={camera} />
    </>
  );
}

/** Shows the whole board. */
export function FitTool({ camera }: Pick<ViewToolsProps, 'camera'>) {
  return (
    <Tool label={t('table.fit')} onClick={() => camera.fitBoard()}>
      <Icon path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
    </Tool>
  );
}

/** The number of tiles left, which opens a list of them. */
export function TilesTool({ left, onClick }: { left: number; onClick(): void }) {
  return (
    <button type="button" class="tool wide" title={t('table.tilesTitle')} onClick={onClick}>
      <Icon path="M4 8h9v9H4zM8 8V4h9v9h-4" />
      <span aria-hidden="true">{left}</span>
      <span class="unseen">{t('table.tilesLeft', { n: left })}</span>
    </button>
  );
}

/** Shows who holds what, and where nothing fits; if the room tells nothing, the places that can be marked. */
export function ReadTool({ view, read }: { view: RoomView; read: Signal<boolean> }) {
  return (
    <Tool
      label={t(isRead(view) ? 'table.read' : 'table.mark')}
      pressed={read.value}
      onClick={() => (read.value = !read.value)}
    >
      <Icon path="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6" />
    </Tool>
  );
}

export function Tool({
  label,
  pressed,
  onClick,
  children,
}: {
  label: string;
  /** For buttons that are on or off. */
  pressed?: boolean;
  onClick(): void;
  children: ComponentChildren;
}) {
  return (
    <button
      type="button"
      class="tool"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** `turned`: in quarter turns. */
export function Icon({ path, turned = 0 }: { path: string; turned?: number }) {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
      <path
        d={path}
        transform={turned === 0 ? undefined : `rotate(${90 * turned} 12 12)`}
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
