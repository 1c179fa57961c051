// What a hint is better by, shown and spoken.

import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Reason } from '../../net/protocol.gen.ts';
import { say } from '../../ui/notices.ts';
import { reasonsWords } from './reason_words.ts';

export interface HintReasonsProps {
  reasons: readonly Reason[];
}

export function HintReasons({ reasons }: HintReasonsProps) {
  const known = reasonsWords(reasons);
  const words = known.length === 0 ? null : `${t('reason.hinted')} ${known.join('; ')}.`;
  useEffect(() => {
    if (words !== null) say(words);
  }, [words]);
  return words === null ? null : <p class="hand-part hand-why">{words}</p>;
}
