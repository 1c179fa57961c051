// The shuffle, checked in this browser.

import { useEffect, useState } from 'preact/hooks';
import { checkShuffle, type ShuffleCheck, type Witness } from '../../app/check_shuffle.ts';
import { showRefusal } from '../../app/notices.ts';
import { t } from '../../i18n/index.ts';
import { fetchCatalogue } from '../../net/api.ts';
import type { Fetched } from './use_record.ts';

/** `witness`: what this browser saw of the game; null when it was not there. */
export function ShuffleProof({ fetched, witness }: { fetched: Fetched; witness: Witness | null }) {
  const [check, setCheck] = useState<ShuffleCheck | null>(null);
  const record = fetched.state === 'here' ? fetched.record : null;
  useEffect(() => {
    if (record === null) return;
    fetchCatalogue().then((catalogue) => setCheck(checkShuffle(record, catalogue, witness)), showRefusal);
  }, [record]);
  if (fetched.state === 'failed') return null;
  return (
    <section class={check?.verdict === 'unfair' ? 'card proof failed' : 'card proof'}>
      {check === null ? <p class="quiet">{t('result.proofWorking')}</p> : <Verdict check={check} />}
    </section>
  );
}

function Verdict({ check }: { check: ShuffleCheck }) {
  switch (check.verdict) {
    case 'unproven':
      return <p>{t('result.proofNone')}</p>;
    case 'unfair':
      return <p>{t('result.proofFailed')}</p>;
    case 'committed':
    case 'fair':
      return (
        <>
          <h2>
            <span aria-hidden="true">✓ </span>
            {t('result.proof')}
          </h2>
          <ul>
            <li>{t('result.proofCommitment')}</li>
            <li>{t('result.proofSeed')}</li>
            <li>
              {check.verdict === 'fair'
                ? t('result.proofPile', { n: check.drawn })
                : t('result.proofPileEarly')}
            </li>
          </ul>
          <p class="quiet">{t('result.proofAlso')}</p>
        </>
      );
  }
}
