// The button for the analysis. The code behind it is fetched when it is pressed.

import { useSignal } from '@preact/signals';
import { t, withTexts } from '../../../i18n/index.ts';
import { lazy } from '../../../ui/lazy.tsx';
import type { AnalysisPanelProps } from './analysis_panel.tsx';

const AnalysisPanel = lazy<AnalysisPanelProps>(
  withTexts(['analysis', 'reasons'], async () => (await import('./analysis_panel.tsx')).AnalysisPanel),
);

export function Analyse(props: AnalysisPanelProps) {
  const wanted = useSignal(false);
  return (
    <div class="replay-analysis">
      {wanted.value ? (
        <AnalysisPanel {...props} />
      ) : (
        <>
          <button
            type="button"
            class="button"
            aria-describedby="analyse-hint"
            onClick={() => {
              wanted.value = true;
            }}
          >
            {t('replay.analyse')}
          </button>
          <p id="analyse-hint" class="quiet">
            {t('replay.analyseHint')}
          </p>
        </>
      )}
    </div>
  );
}
