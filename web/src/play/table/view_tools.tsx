// Small buttons over a board: where to look.

import type { ComponentChildren } from 'preact';
import type { Camera } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';

export const ZOOM_STEP = 1.35;

interface ViewToolsProps {
  camera: Camera;
  wide: boolean;
  onLastMove(): void;
}

export function ViewTools({ camera, wide, onLastMove }: ViewToolsProps) {
  return (
    <>
      <Tool label={t('table.lastMove')} onClick={onLastMove}>
        <Icon path="M12 8a4 4 0 1 0 0 8 4 4 0 1 0 0-8M12 2v4M12 18v4M2 12h4M18 12h4" />
      </Tool>
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
      <Tool label={t('table.fit')} onClick={() => camera.fitBoard()}>
        <Icon path="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </Tool>
    </>
  );
}

export function Tool({
  label,
  pressed,
  onClick,
  children,
}: {
  label: string;
  /** Of what is on or off. */
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

export function Icon({ path }: { path: string }) {
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
