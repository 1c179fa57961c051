// The notice and the live region.

import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';

import { loadBehind } from '../net/held_up.ts';

import { partsAreGone } from './lost_parts.ts';
import { hideNotice, notice, spoken, timesSaid, timesShown } from './notices.ts';
import { untranslated } from './untranslated.ts';

/** Says nothing of what was said before it came. */
export function Notices() {
  const [before] = useState(timesSaid.peek());
  const times = timesSaid.value;
  return (
    <>
      <div {...untranslated('notices')} role="alert">
        {notice.value !== null && (
          <p key={timesShown.value} class="notice">
            <span>{notice.value}</span>
            <button type="button" class="icon-button" aria-label={t('common.close')} onClick={hideNotice}>
              <Cross />
            </button>
          </p>
        )}
        {partsAreGone.value && (
          <p class="notice">
            <span>{t('app.released')}</span>
            <button type="button" class="button" onClick={() => location.reload()}>
              {t('app.reload')}
            </button>
          </p>
        )}
      </div>
      <div {...untranslated('unseen')} role="status" aria-live="polite">
        {times > before && <p key={times}>{spoken.value}</p>}
      </div>
      <div {...untranslated('held-up')} role="status">
        {loadBehind.value !== null && <p>{t(`held.${loadBehind.value}`)}</p>}
      </div>
    </>
  );
}

export function Cross() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" stroke-width="2.5" stroke-linecap="round" />
    </svg>
  );
}
