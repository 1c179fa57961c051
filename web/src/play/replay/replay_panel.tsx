// What opens over a finished game.

import type { Signal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { TableProps } from '../table/game_parts.ts';
import { TilesLeft } from '../table/lazy_tiles_left.ts';

export type ReplayPanelName = 'tiles' | 'belongings';

interface ReplayPanelProps extends Omit<TableProps, 'room'> {
  panel: Signal<ReplayPanelName | null>;
}

export function ReplayPanel({ panel, ...common }: ReplayPanelProps) {
  const { belongings } = common.parts;
  const close = () => {
    panel.value = null;
  };
  if (panel.value === 'tiles') {
    return (
      <Dialog title={t('table.tilesTitle')} onClose={close}>
        <TilesLeft {...common} />
      </Dialog>
    );
  }
  if (panel.value === null || !belongings) return null;
  return (
    <Dialog title={belongings.title()} onClose={close}>
      <belongings.Panel {...common} onDone={close} />
    </Dialog>
  );
}
