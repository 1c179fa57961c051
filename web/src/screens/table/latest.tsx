// What happened last, in one line over the board of a narrow window, which has no room for the log.

import { t } from '../../i18n/index.ts';
import type { TableProps } from './game_parts.ts';
import { Badge } from './log.tsx';
import { latestLines } from './log_lines.ts';

export function Latest({ room, view, parts, onOpen }: TableProps & { onOpen(): void }) {
  const lines = latestLines(room.log.value, view, parts.words);
  const [first] = lines;
  if (first === undefined) return null;
  return (
    <button type="button" class="latest" title={t('table.log')} onClick={onOpen}>
      <Badge event={first.event} view={view} />
      <span>{lines.map(({ words }) => words).join(' · ')}</span>
    </button>
  );
}
