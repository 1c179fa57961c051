// A finished game at its permanent address: result, record, proof.

import { t } from '../i18n/index.ts';
import { DownloadRecord } from '../play/result/download_record.tsx';
import { ScoreTable } from '../play/result/score_table.tsx';
import { ShuffleProof } from '../play/result/shuffle_proof.tsx';
import { useRecord } from '../play/result/use_record.ts';
import { Winners } from '../play/result/winners.tsx';
import { RulesSummary } from '../play/rules_summary.tsx';
import { CopyButton } from '../ui/copy_button.tsx';
import { Page } from '../ui/page.tsx';
import { WaysOn } from '../ui/ways_on.tsx';

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
