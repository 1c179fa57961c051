// A finished game at its permanent address: result, record, proof.

import { t } from '../i18n/index.ts';
import { CopyButton } from './parts/copy_button.tsx';
import { Page } from './parts/page.tsx';
import { RulesSummary } from './parts/rules_summary.tsx';
import { WaysOn } from './parts/ways_on.tsx';
import { DownloadRecord } from './result/download_record.tsx';
import { ScoreTable } from './result/score_table.tsx';
import { ShuffleProof } from './result/shuffle_proof.tsx';
import { useRecord } from './result/use_record.ts';
import { Winners } from './result/winners.tsx';

export function GamePage({ id }: { id: string }) {
  const fetched = useRecord(id);
  if (fetched.state === 'fetching') return <Page title={t('app.loading')} />;
  if (fetched.state === 'failed' || !fetched.record.result) {
    return (
      <Page title={t('result.notFound')}>
        <WaysOn />
      </Page>
    );
  }
  const { record } = fetched;
  const result = fetched.record.result;
  return (
    <Page
      title={t('result.title')}
      banner={<Winners players={record.seats} result={result} you={null} />}
      wide
    >
      <div class="result">
        <div class="result-main">
          <section class="card">
            <h2>{t('result.table')}</h2>
            <ScoreTable players={record.seats} result={result} kinds={null} />
          </section>
          <div class="row result-actions">
            <CopyButton text={location.href} label={t('result.link')} />
            <DownloadRecord gameId={id} record={record} />
          </div>
        </div>
        <div class="result-side">
          <ShuffleProof fetched={fetched} shown={null} />
          <section class="card">
            <h2>{t('lobby.rules')}</h2>
            <RulesSummary rules={record.rules} />
          </section>
        </div>
      </div>
    </Page>
  );
}
