// Why a choice is good, in words.

import { t, tOr } from '../../i18n/index.ts';
import type { Reason } from '../../net/protocol.gen.ts';

/** Such as "Cities: 3 points more". Reasons that this page does not know are left out. */
export function reasonsWords(reasons: readonly Reason[]): string[] {
  return reasons.map(reasonWords).filter((words) => words !== '');
}

function reasonWords({ term, others, points: n }: Reason): string {
  const own = tOr(`reason.${term}${others ? '.less' : ''}`, '', { n });
  if (own !== '') return own;
  const what = tOr(`reason.of.${term}`, tOr(`features.${term}`, ''));
  return what && t(others ? 'reason.less' : 'reason.more', { what, n });
}
