// The end of a game: who has won, points by kind, the proof of the shuffle, and what next.

import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { CopyButton } from '../../ui/copy_button.tsx';
import { showRefusal } from '../../ui/notices.ts';
import { Page } from '../../ui/page.tsx';
import { Link } from '../../ui/router.tsx';
import { Chat } from '../chat.tsx';
import { ReconnectBar } from '../reconnect_bar.tsx';
import type { Room } from '../room.ts';
import type { TableProps } from '../table/game_parts.ts';
import { DownloadRecord } from './download_record.tsx';
import { StatisticsCard } from './lazy_statistics.ts';
import { pointsByKind } from './points_by_kind.ts';
import { ScoreTable } from './score_table.tsx';
import { ShuffleProof } from './shuffle_proof.tsx';
import { useRecord } from './use_record.ts';
import { Winners } from './winners.tsx';

/** The points by kind want every scoring of the game. */
function useWholeLog({ history }: Room): void {
  const entries = history.entries.value;
  useEffect(() => void history.older(), [history, entries]);
}

export function Result({
  room,
  view,
  game,
  onShowBoard,
}: Omit<TableProps, 'parts'> & { onShowBoard(): void }) {
  const { game_id } = view.shuffle;
  const { fetched: record } = useRecord(game_id);
  const players = view.seats.slice(0, game.seats.length);
  const result = game.result!;
  const kinds = pointsByKind(room.log.value, view.number, result.scores);
  useEffect(() => scrollTo(0, 0), []);
  useWholeLog(room);
  return (
    <Page
      title={t('result.title')}
      banner={<Winners players={players} result={result} you={view.you} />}
      wide
    >
      <ReconnectBar room={room} />
      <div class="result">
        <div class="result-main">
          <section class="card">
            <h2>{t('result.table')}</h2>
            <ScoreTable players={players} result={result} kinds={kinds} />
          </section>
          <div class="row result-actions">
            {view.you === null ? (
              <p class="quiet">{t('result.rematchWaits')}</p>
            ) : (
              <button
                type="button"
                class="button primary big"
                title={t('result.rematchHint')}
                onClick={() => room.send({ type: 'rematch' }).catch(showRefusal)}
              >
                {t('result.rematch')}
              </button>
            )}
            <button type="button" class="button" onClick={onShowBoard}>
              {t('result.board')}
            </button>
            <CopyButton text={`${location.origin}/g/${game_id}`} label={t('result.link')} />
            <Link class="button" href={`/g/${game_id}`}>
              {t('replay.open')}
            </Link>
            {record.state === 'here' && <DownloadRecord gameId={game_id} record={record.record} />}
          </div>
          {kinds !== null && (
            <StatisticsCard players={players} events={room.log.value.flatMap(({ events }) => events)} />
          )}
        </div>
        <div class="result-side">
          <ShuffleProof fetched={record} shown={view.shuffle.commitment} />
          <section class="card">
            <h2>{t('chat.title')}</h2>
            <Chat room={room} view={view} />
          </section>
        </div>
      </div>
    </Page>
  );
}
