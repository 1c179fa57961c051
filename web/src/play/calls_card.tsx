// Asks whether the device may call its user.

import { t } from '../i18n/index.ts';
import { wishCalls } from '../ui/calls.ts';
import { calls } from '../ui/settings.ts';

export function CallsCard() {
  if (calls.value !== 'unasked') return null;
  return (
    <section class="card time-card">
      <p role="status">{t('settings.callsAsk')}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={() => void wishCalls(true)}>
          {t('settings.callsYes')}
        </button>
        <button type="button" class="button" onClick={() => void wishCalls(false)}>
          {t('settings.callsNo')}
        </button>
      </div>
    </section>
  );
}
