// Why the best choice was better than the played one, or what was good about that.

import { t } from '../../../i18n/index.ts';
import type { Decision } from '../../../net/in_page/decision.ts';
import { reasonsWords } from '../../reasons/reason_words.ts';
import { NOTHING_LOST } from './figures.ts';
import { tenths } from './numbers.ts';

interface DecisionReasonsProps {
  decision: Decision;
  /** The words of the best choice. */
  best: string;
}

export function DecisionReasons({ decision, best }: DecisionReasonsProps) {
  const { cost, reasons = [] } = decision;
  const known = reasonsWords(reasons);
  if (cost === undefined || (cost > 0 && cost < NOTHING_LOST)) return null;
  if (cost === 0 && known.length === 0) return null;
  const worse = cost > 0 && t('analysis.worse', { n: tenths(cost), choice: best });
  const promised = known.length > 0 && t(cost > 0 ? 'analysis.promised' : 'analysis.better');
  return (
    <div class="analysis-reasons">
      <p>
        {worse} {promised}
      </p>
      {known.length > 0 && (
        <ul>
          {known.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
