// The shuffle, checked in this browser.

import '../../styles/result.css';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { fetchPiles } from '../../net/api.ts';
import type { NamedPile } from '../../net/protocol.gen.ts';
import { refusalText, whenToldWhy } from '../../ui/notices.ts';
import { Unfetched } from '../../ui/unfetched.tsx';
import { checkShuffle, type ShuffleCheck } from '../check_shuffle.ts';
import type { Tally } from './tally.ts';
import type { Fetched } from './use_record.ts';

interface ShuffleProofProps {
  fetched: Fetched;
  /** The commitment that this browser saw before the game; null if it was not there. */
  shown: string | null;
  tally: Tally;
}

/** Of a game that no server saw there is nothing to prove: whoever had it knew all that was secret. */
export function ShuffleProof(props: ShuffleProofProps) {
  const { fetched } = props;
  const unseen =
    fetched.state === 'here' &&
    ((fetched.alone && t('result.alone')) || (fetched.record.played_elsewhere && t('result.elsewhere')));
  if (!unseen) return <CheckedShuffle {...props} />;
  return (
    <section class="card">
      <p>{unseen}</p>
    </section>
  );
}

function CheckedShuffle({ fetched, shown, tally }: ShuffleProofProps) {
  const [check, setCheck] = useState<ShuffleCheck | null>(null);
  /** Why it could not be checked; null: it can be, as far as known. */
  const [why, setWhy] = useState<string | null>(null);
  const record = fetched.state === 'here' ? fetched.record : null;
  const begin = () => {
    if (record === null) return;
    const check = (piles: readonly NamedPile[]) => checkShuffle(record, piles, shown, tally);
    setWhy(null);
    fetchPiles(record.rules).then(
      (piles) => setCheck(check(piles)),
      (reason) => whenToldWhy().then(() => setWhy(refusalText(reason))),
    );
  };
  useEffect(begin, [record]);
  if (fetched.state === 'failed') return null;
  return (
    <section class={check?.verdict === 'unfair' ? 'card proof failed' : 'card proof'}>
      {why !== null && <Unfetched what={why} again={begin} />}
      {why === null && check === null && <p class="quiet">{t('result.proofWorking')}</p>}
      {check !== null && <Verdict check={check} />}
    </section>
  );
}

function Verdict({ check }: { check: ShuffleCheck }) {
  switch (check.verdict) {
    case 'unproven':
      return <p>{t('result.proofNone')}</p>;
    case 'unfair':
      return <p>{t('result.proofFailed')}</p>;
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
            <li>{t('result.proofPile', { n: check.drawn })}</li>
            {check.others && <li>{t('result.proofOthers', { n: check.others })}</li>}
          </ul>
          <p class="quiet">{t('result.proofAlso')}</p>
        </>
      );
  }
}
