// Small buttons over the board of a finished game.

import type { Signal } from '@preact/signals';
import type { TurnedCamera } from '../../board/index.ts';
import type { TableProps } from '../table/game_parts.ts';
import { Icon, ReadTool, TilesTool, Tool, ViewTools } from '../table/view_tools.tsx';
import type { ReplayPanelName } from './replay_panel.tsx';

interface ReplayToolsProps extends Omit<TableProps, 'room'> {
  camera: TurnedCamera;
  panel: Signal<ReplayPanelName | null>;
  wide: boolean;
  /** Whether the board is being read. */
  read: Signal<boolean>;
}

export function ReplayTools({ view, game, parts, camera, panel, wide, read }: ReplayToolsProps) {
  const open = (name: ReplayPanelName) => () => {
    panel.value = name;
  };
  const showLast = () => {
    const tile = game.board.at(-1);
    if (tile) camera.reveal(tile);
  };
  return (
    <div class="tools">
      <TilesTool left={game.tiles_left} onClick={open('tiles')} />
      <ReadTool view={view} read={read} />
      {parts.belongings && (
        <Tool label={parts.belongings.title()} onClick={open('belongings')}>
          <Icon path={parts.belongings.icon} />
        </Tool>
      )}
      <span class="tools-gap" />
      <ViewTools camera={camera} parts={parts} wide={wide} onLastMove={showLast} />
    </div>
  );
}
