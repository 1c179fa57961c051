// Asks which seat is played here, if a personal link is for another one.

import { t } from '../i18n/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { PersonalLink } from './use_personal_link.ts';

export function SeatQuestion({ kept, linked, answer }: NonNullable<PersonalLink['question']>) {
  return (
    <Dialog title={t('room.whichSeat')} onClose={() => answer('kept')}>
      <p>{t('room.whichSeatText', { kept, linked })}</p>
      <div class="dialog-actions">
        <button type="button" class="button" onClick={() => answer('linked')}>
          {t('room.playAs', { name: linked })}
        </button>
        <button type="button" class="button primary" onClick={() => answer('kept')}>
          {t('room.stayAs', { name: kept })}
        </button>
      </div>
    </Dialog>
  );
}
