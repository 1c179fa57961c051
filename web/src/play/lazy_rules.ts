// The rules of a table, downloaded with their texts when they are first shown.

import { withTexts } from '../i18n/index.ts';
import { lazy } from '../ui/lazy.tsx';

export const RulesSummary = lazy(
  withTexts(['rules'], async () => (await import('./rules_summary.tsx')).RulesSummary),
);
