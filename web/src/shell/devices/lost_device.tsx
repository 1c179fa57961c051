// Cuts a lost device off, and says what that has done.

import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { showRoomCode } from '../../net/room_code.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { showRefusal } from '../../ui/notices.ts';
import { CodeAndLink } from './device_code.tsx';
import { renewKey, stepAgain } from './keep_in_step.ts';
import { type Renewed, renewSeats } from './renew_seats.ts';

export function LostDevice({ onClose }: { onClose(): void }) {
  const [done, setDone] = useState<Renewed | null>(null);
  const [isBusy, setBusy] = useState(true);
  const renew = async (only?: readonly string[]) => {
    setBusy(true);
    const { renewed, failed } = await renewSeats(only);
    await stepAgain(); // so that the other devices get the new secrets
    setDone({ renewed: [...(done?.renewed ?? []), ...renewed], failed });
    setBusy(false);
  };
  useEffect(() => {
    // A seat is renewed only once the lost device can't read the new secret.
    renewKey().then(
      () => renew(),
      (reason) => {
        showRefusal(reason);
        onClose();
      },
    );
  }, []);
  return (
    <Dialog title={t('devices.lose')} onClose={onClose}>
      {isBusy && <p class="loading">{t('devices.losing')}</p>}
      {done !== null && <p role="status">{t('devices.lostDone', { n: done.renewed.length })}</p>}
      {done !== null && done.failed.length > 0 && (
        <>
          <p role="alert">{t('devices.lostNot', { tables: done.failed.map(showRoomCode).join(', ') })}</p>
          <button
            type="button"
            class="button primary"
            disabled={isBusy}
            onClick={() => void renew(done.failed)}
          >
            {t('devices.again')}
          </button>
        </>
      )}
      {done !== null && <CodeAndLink />}
    </Dialog>
  );
}
