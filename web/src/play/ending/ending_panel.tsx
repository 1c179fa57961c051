// The final scoring beside its board: what the shown feature brings to each seat, and how to go on.

import { t } from '../../i18n/index.ts';
import type { TableProps } from '../table/game_parts.ts';
import { Badge } from '../table/log.tsx';
import { Icon, Tool } from '../table/view_tools.tsx';
import { sumWords } from '../words.ts';
import type { Ending } from './ending.ts';
import type { EndingStep } from './ending_steps.ts';
import '../../styles/ending.css';

interface EndingPanelProps extends Pick<TableProps, 'view' | 'parts'> {
  ending: Ending;
  steps: readonly EndingStep[];
  onShowResult(): void;
}

export function EndingPanel({ view, parts, ending, steps, onShowResult }: EndingPanelProps) {
  const { at } = ending;
  const playing = ending.playing.value;
  return (
    <section class="ending" aria-label={t('result.table')}>
      <h2>
        {t('result.table')} <small>{t('ending.of', { n: at, all: steps.length })}</small>
      </h2>
      <div class="ending-told" role="status">
        {at === 0 && <p>{t('ending.begin')}</p>}
        {steps[at - 1]?.map((scored, index) => (
          <p key={`${at} ${index}`}>
            <Badge event={scored} view={view} />
            <span>
              {parts.words.event(scored, view)}
              <small>{sumWords(scored, parts.words)}</small>
            </span>
          </p>
        ))}
      </div>
      <div class="ending-ways">
        <Tool label={t('ending.previous')} onClick={() => ending.step(-1)}>
          <Icon path="m15 5-8 7 8 7" />
        </Tool>
        <Tool
          label={t(playing ? 'replay.pause' : 'replay.play')}
          onClick={() => (playing ? ending.pause() : ending.play())}
        >
          <Icon path={playing ? 'M8 5v14M16 5v14' : 'm8 5 11 7-11 7z'} />
        </Tool>
        <Tool label={t('ending.next')} onClick={() => ending.step(1)}>
          <Icon path="m9 5 8 7-8 7" />
        </Tool>
        <button type="button" class="button primary" onClick={onShowResult}>
          {t('result.back')}
        </button>
      </div>
    </section>
  );
}
