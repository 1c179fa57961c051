// What happened last, in one line over the board of a narrow window without room for the log.

import { t } from '../../i18n/index.ts';
import type { TableProps } from './game_parts.ts';
import { Badge } from './log.tsx';
import { latestOf } from './log_lines.ts';

export function Latest({ room, view, parts, onOpen }: TableProps & { onOpen(): void }) {
  const latest = latestOf(room.log.value, view, parts.words);
  if (latest === null) return null;
  return (
    <button type="button" class="latest" title={t('table.log')} onClick={onOpen}>
      <Badge event={latest.event} view={view} />
      <span>{latest.words}</span>
    </button>
  );
}
