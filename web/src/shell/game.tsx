// A finished game at its permanent address: the game turn by turn, result, record, proof.

import '../styles/result.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { fetchTurns } from '../net/api.ts';
import { chunk } from '../net/chunk.ts';
import { keepOffline } from '../net/offline/keep_offline.ts';
import type { GameRecord } from '../net/protocol.gen.ts';
import { pageForOthers } from '../net/reach.ts';
import { RulesSummary } from '../play/lazy_rules.ts';
import { Replay } from '../play/replay/replay.ts';
import { DownloadRecord } from '../play/result/download_record.tsx';
import { EmbedCode } from '../play/result/embed_code.tsx';
import { KindsCard } from '../play/result/kinds_card.tsx';
import { StatisticsCard } from '../play/result/lazy_statistics.ts';
import { pointsByKind } from '../play/result/points_by_kind.ts';
import { ScoreTable } from '../play/result/score_table.tsx';
import { ShareGame } from '../play/result/share_game.tsx';
import { ShuffleProof } from '../play/result/shuffle_proof.tsx';
import { NO_TALLY, type Tally } from '../play/result/tally.ts';
import { type Fetched, isMissing, useRecord } from '../play/result/use_record.ts';
import { Winners } from '../play/result/winners.tsx';
import { CopyButton } from '../ui/copy_button.tsx';
import { Page } from '../ui/page.tsx';
import { Unfetched } from '../ui/unfetched.tsx';
import { OtherWays } from './other_ways.tsx';

const notes = chunk(() => import('./my_games/note_game.ts'));

export function GamePage({ id }: { id: string }) {
  const { fetched, again } = useRecord(id);
  if (fetched.state === 'fetching') return <Page title={t('app.loading')} />;
  if (fetched.state === 'failed' && !isMissing(fetched.reason)) {
    return (
      <Page title={t('app.unfetched')}>
        <Unfetched again={again} />
      </Page>
    );
  }
  if (fetched.state === 'failed' || !fetched.record.result) {
    return (
      <Page title={t('result.notFound')}>
        <OtherWays />
      </Page>
    );
  }
  return <Played id={id} fetched={fetched} />;
}

/** How the game is presented; null until that is known. */
function useTally(rules: GameRecord['rules']): Tally | null {
  const [tally, setTally] = useState<Tally | null>(null);
  useEffect(() => {
    const known = GAMES[rules.game ?? '']?.tally ?? (async () => NO_TALLY);
    known(rules).then(setTally, console.error);
  }, [rules]);
  return tally;
}

interface PlayedProps {
  id: string;
  fetched: Fetched & { state: 'here' };
}

/** Notes what only this browser has, once all turns have come: home lists it. */
function useNoteOfOwn({ id, fetched }: PlayedProps, { turns, last }: Replay): void {
  const isWhole = last.value !== null && turns.value.length > last.value;
  useEffect(() => {
    if (!fetched.alone || !isWhole) return;
    const { game } = turns.value.at(-1)!;
    notes().then(({ noteRecord }) => noteRecord(id, fetched.record, game), console.info);
  }, [id, fetched.alone, isWhole]);
}

function Played({ id, fetched }: PlayedProps) {
  const { record } = fetched;
  useEffect(() => void keepOffline(), []);
  const replay = useMemo(() => new Replay((from) => fetchTurns(id, from)), [id]);
  const { Replay: ReplayTable } = GAMES[record.rules.game ?? ''] ?? {};
  const tally = useTally(record.rules);
  useNoteOfOwn({ id, fetched }, replay);
  return (
    <Page
      title={t('result.title')}
      banner={<Winners players={record.seats} result={record.result!} you={null} />}
      wide
      live
    >
      {ReplayTable && (
        <div class="replay-place">
          <ReplayTable gameId={id} record={record} replay={replay} alone={fetched.alone} />
        </div>
      )}
      <div class="result">
        <div class="result-main">
          <section class="card">
            <h2>{t('result.table')}</h2>
            <ScoreTable players={record.seats} result={record.result!} />
          </section>
          <div class="row result-actions">
            {fetched.alone ? (
              <ShareGame gameId={id} record={record} />
            ) : (
              <CopyButton text={pageForOthers()} label={t('result.link')} />
            )}
            {!fetched.alone && <EmbedCode gameId={id} record={record} />}
            <DownloadRecord gameId={id} record={record} />
          </div>
          {tally !== null && <HowItWent record={record} replay={replay} tally={tally} />}
        </div>
        <div class="result-side">
          <ShuffleProof fetched={fetched} shown={null} tally={tally ?? NO_TALLY} />
          <section class="card">
            <h2>{t('lobby.rules')}</h2>
            <RulesSummary rules={record.rules} />
          </section>
        </div>
      </div>
    </Page>
  );
}

interface HowItWentProps {
  record: GameRecord;
  replay: Replay;
  tally: Tally;
}

/** By the turns that have come. */
function HowItWent({ record: { seats, result }, replay, tally }: HowItWentProps) {
  const turns = replay.turns.value;
  const log = turns.map(({ events }, step) => ({ step, events: [...events] }));
  const kinds = pointsByKind(log, 1, result!.scores, tally);
  const last = turns.at(-1);
  if (kinds === null) return null;
  return (
    <>
      <KindsCard players={seats} result={result!} kinds={kinds} />
      {last !== undefined && (
        <StatisticsCard
          players={seats}
          events={log.flatMap(({ events }) => events)}
          game={last.game}
          tally={tally}
        />
      )}
    </>
  );
}
