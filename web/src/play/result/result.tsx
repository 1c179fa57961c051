// The end of a game: the winners, points by kind, the proof of the shuffle, and what next.

import '../../styles/result.css';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { isOwnRoom } from '../../net/in_page/own_rooms.ts';
import { originForOthers } from '../../net/reach.ts';
import { CopyButton } from '../../ui/copy_button.tsx';
import { Page } from '../../ui/page.tsx';
import { Link } from '../../ui/router.tsx';
import { Chat } from '../chat/index.ts';
import { BrokenOffCard } from '../lazy_broken_off.ts';
import { SavePicture } from '../picture/save_picture.tsx';
import { ReconnectBar } from '../reconnect_bar.tsx';
import type { Room } from '../room.ts';
import type { TableProps } from '../table/game_parts.ts';
import { DownloadRecord } from './download_record.tsx';
import { KindsCard } from './kinds_card.tsx';
import { StatisticsCard } from './lazy_statistics.ts';
import { pointsByKind } from './points_by_kind.ts';
import { Rematch } from './rematch.tsx';
import { ScoreTable, type ScoreTableProps } from './score_table.tsx';
import { ShareGame } from './share_game.tsx';
import { ShuffleProof } from './shuffle_proof.tsx';
import { type Fetched, useRecord } from './use_record.ts';
import { Winners } from './winners.tsx';

/** The points by kind need every scoring of the game. */
function useWholeLog({ history }: Room): void {
  const entries = history.entries.value;
  useEffect(() => void history.older(), [history, entries]);
}

export function Result({ onShowBoard, ...shown }: TableProps & { onShowBoard(): void }) {
  const { room, view, game, parts } = shown;
  const { fetched: record } = useRecord(view.shuffle.game_id);
  const players = view.seats.slice(0, game.seats.length);
  const result = game.result!;
  useEffect(() => scrollTo(0, 0), []);
  useWholeLog(room);
  return (
    <Page
      title={t('result.title')}
      banner={<Winners players={players} result={result} you={view.you} />}
      wide
      live
    >
      <ReconnectBar room={room} />
      <div class="result">
        <div class="result-main">
          {view.broken_off && <BrokenOffCard room={room} view={view} broken={view.broken_off} />}
          <section class="card">
            <h2>{t('result.table')}</h2>
            <ScoreTable players={players} result={result} />
          </section>
          <WhatNext {...shown} record={record} onShowBoard={onShowBoard} />
          <HowItWent {...shown} players={players} result={result} />
        </div>
        <div class="result-side">
          {isOwnRoom(view.room) ? (
            <section class="card">
              <p>{t('result.alone')}</p>
            </section>
          ) : (
            <>
              <ShuffleProof fetched={record} shown={view.shuffle.commitment} tally={parts.tally} />
              <section class="card">
                <h2>{t('chat.title')}</h2>
                <Chat room={room} view={view} />
              </section>
            </>
          )}
        </div>
      </div>
    </Page>
  );
}

interface WhatNextProps extends TableProps {
  record: Fetched;
  onShowBoard(): void;
}

function WhatNext({ room, view, game, parts, record, onShowBoard }: WhatNextProps) {
  const { game_id } = view.shuffle;
  const own = isOwnRoom(view.room);
  const link = own ? null : `${originForOthers().origin}/g/${game_id}`;
  return (
    <div class="row result-actions">
      <Rematch room={room} view={view} />
      <button type="button" class="button" onClick={onShowBoard}>
        {t('result.board')}
      </button>
      {link !== null && <CopyButton text={link} label={t('result.link')} />}
      {own && record.state === 'here' && <ShareGame gameId={game_id} record={record.record} />}
      <Link class="button" href={`/g/${game_id}`}>
        {t('replay.open')}
      </Link>
      <SavePicture gameId={game_id} {...{ view, game, parts, link }} />
      {record.state === 'here' && <DownloadRecord gameId={game_id} record={record.record} />}
    </div>
  );
}

/** Nothing until the whole log is there. */
function HowItWent({ room, view, game, parts, players, result }: TableProps & ScoreTableProps) {
  const kinds = pointsByKind(room.log.value, view.number, result.scores, parts.tally);
  if (kinds === null) return null;
  const events = room.log.value.flatMap((entry) => entry.events);
  return (
    <>
      <KindsCard players={players} result={result} kinds={kinds} />
      <StatisticsCard players={players} events={events} game={game} tally={parts.tally} />
    </>
  );
}
