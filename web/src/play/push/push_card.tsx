// Asks whether the device may call its player even while the page is closed.

import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { showNotice, showRefusal } from '../../ui/notices.ts';
import { calls } from '../../ui/settings.ts';
import type { Room } from '../room.ts';
import { callHere } from './call_here.ts';
import { outcomeWords } from './outcome_words.ts';
import { newWish, noteAsked } from './wishes.ts';

export function PushCard({ room }: { room: Room }) {
  const [answered, setAnswered] = useState(false);
  if (answered) return null;
  const accept = () => {
    noteAsked();
    setAnswered(true);
    callHere(room, newWish()).then((outcome) => {
      if (outcome !== 'called') showNotice(outcomeWords(outcome));
    }, showRefusal);
  };
  const decline = () => {
    noteAsked();
    setAnswered(true);
    if (calls.value === 'unasked') calls.value = 'off';
  };
  return (
    <section class="card time-card">
      <p role="status">{t('push.ask')}</p>
      <div class="row">
        <button type="button" class="button primary" onClick={accept}>
          {t('settings.callsYes')}
        </button>
        <button type="button" class="button" onClick={decline}>
          {t('settings.callsNo')}
        </button>
      </div>
      <small>{t('push.later')}</small>
    </section>
  );
}
