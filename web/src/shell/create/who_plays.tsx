// Which game it is, for how many, against how many computers, and on which device.

import { t } from '../../i18n/index.ts';
import { canPlayHere } from '../../net/in_page/lack_here.ts';
import { hasOpenTables } from '../../net/open_tables.ts';
import type { CatalogueGame } from '../../net/protocol.gen.ts';
import { ComputersChoice } from '../../play/computers/index.ts';
import { ListSwitch } from '../../play/strangers/index.tsx';
import { Switch } from '../../ui/fields.tsx';
import { GameAndSeats } from './game_and_seats.tsx';
import { isAlone, isHere, isListed, type WishedTableProps } from './wished_table.ts';

interface WhoPlaysProps extends WishedTableProps {
  games: readonly CatalogueGame[];
  /** Of computers, from weak to strong. */
  levels: readonly string[];
}

export function WhoPlays({ games, levels, table, onChange }: WhoPlaysProps) {
  const { game, wish, computers } = table;
  const { seats } = wish;
  const alone = isAlone(table);
  /** A player against computers alone stays alone. */
  const sitAt = (n: number) =>
    onChange({
      wish: { ...wish, seats: n },
      computers: { ...computers, count: alone ? n - 1 : computers.count },
    });
  return (
    <section class="card">
      <GameAndSeats {...{ games, game, wish }} onGame={onChange} onSeats={sitAt} />
      {seats === 1 && <p class="quiet">{t('create.practice')}</p>}
      {seats > 1 && (
        <ComputersChoice
          computers={computers}
          most={seats - 1}
          levels={levels}
          onChange={(chosen) => onChange({ computers: chosen })}
        />
      )}
      {hasOpenTables() && seats > 1 && (
        <ListSwitch listed={table.listed} onChange={(listed) => onChange({ listed })} />
      )}
      {canPlayHere() && !isListed(table) && (
        <Switch
          label={t('create.here')}
          hint={t(alone || seats === 1 ? 'create.hereHint' : 'create.hereTogether')}
          checked={isHere(table)}
          onChange={(here) => onChange({ here })}
        />
      )}
    </section>
  );
}
