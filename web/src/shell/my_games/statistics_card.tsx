// What all finished games of this device come to, in words and tables.

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { t, tOr } from '../../i18n/index.ts';
import { isolate } from '../../i18n/isolate.ts';
import { moduleName } from './game_words.ts';
import type { KeptGame } from './kept_game.ts';
import { type Balance, type Balances, type Duel, statisticsOf } from './statistics.ts';

/** Rows of each table. */
const ROWS_MAX = 12;

export function StatisticsCard({ games }: { games: readonly KeptGame[] }) {
  const { all, byGame, byModule, duels, streak, bestScore, bestFeature } = useMemo(
    () => statisticsOf(games),
    [games],
  );
  if (bestScore === null) return <p>{t('games.noStatistics')}</p>;
  return (
    <div class="game-statistics">
      <dl>
        <Fact what={t('games.all')}>{balanceWords(all)}</Fact>
        <Fact what={t('games.streak')}>{t('games.streakWords', { n: streak.longest, now: streak.now })}</Fact>
        <Fact what={t('games.bestScore')}>{bestScore}</Fact>
        {bestFeature !== null && (
          <Fact what={t('games.bestFeature')}>
            {t('games.bestFeatureWords', {
              points: bestFeature.points,
              kind: tOr(`feature.${bestFeature.kind}`, bestFeature.kind),
            })}
          </Fact>
        )}
      </dl>
      {duels.length > 0 && (
        <>
          <h3>{t('games.against')}</h3>
          <ul class="plain game-duels">
            {duels.slice(0, ROWS_MAX).map((duel) => (
              <li key={`${duel.level} ${duel.name}`}>{duelWords(duel)}</li>
            ))}
          </ul>
        </>
      )}
      <BalanceTable title={t('games.byGame')} rows={byGame} nameOf={(game) => tOr(`game.${game}`, game)} />
      <BalanceTable title={t('games.byModule')} rows={byModule} nameOf={moduleName} />
    </div>
  );
}

function Fact({ what, children }: { what: string; children: ComponentChildren }) {
  return (
    <div>
      <dt>{what}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const balanceWords = ({ won, shared, played }: Balance): string =>
  shared > 0 ? t('games.balanceShared', { won, shared, n: played }) : t('games.balance', { won, n: played });

function duelWords({ name, level, won, lost, even }: Duel): string {
  const who =
    level === undefined ? isolate(name) : t('games.computersOf', { level: tOr(`computer.${level}`, level) });
  const words = t('games.duel', { name: who, won, lost });
  return even === 0 ? words : `${words} (${t('games.duelEven', { n: even })})`;
}

interface BalanceTableProps {
  title: string;
  rows: Balances;
  nameOf(key: string): string;
}

function BalanceTable({ title, rows, nameOf }: BalanceTableProps) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl>
        {rows.slice(0, ROWS_MAX).map(([key, balance]) => (
          <Fact key={key} what={nameOf(key)}>
            {balanceWords(balance)}
          </Fact>
        ))}
      </dl>
    </>
  );
}
