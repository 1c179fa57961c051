// The notice and the live region.

import { t } from '../i18n/index.ts';
import { partsAreGone } from './lost_parts.ts';
import { hideNotice, notice, spoken } from './notices.ts';

export function Notices() {
  return (
    <>
      <div class="notices" role="alert">
        {notice.value !== null && (
          <p class="notice">
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
      <div class="unseen" role="status" aria-live="polite">
        {spoken.value}
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
