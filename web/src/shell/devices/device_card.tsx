// Sharing this device's games with one's own other devices: the code for them, cutting a lost one off, and
// ending it here.

import { useEffect, useState } from 'preact/hooks';
import { language, t } from '../../i18n/index.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { showNotice, showRefusal } from '../../ui/notices.ts';
import { DeviceCode } from './device_code.tsx';
import { deviceKey } from './device_key.ts';
import { beginSharing, follow, inStepSince, type State, state, stopSharing, Unkept } from './keep_in_step.ts';
import { LostDevice } from './lost_device.tsx';

type Shown = 'code' | 'confirm' | 'lost';

export function DeviceCard() {
  const [shown, setShown] = useState<Shown | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(follow, []);
  const shares = state.value !== 'off' && state.value !== 'cut';

  const showCode = async () => {
    if (deviceKey() === null) {
      setBusy(true);
      try {
        await beginSharing();
      } catch (reason) {
        if (reason instanceof Unkept) showNotice(t('devices.unkept'));
        else showRefusal(reason);
        return;
      } finally {
        setBusy(false);
      }
    }
    setShown('code');
  };
  const stop = () => {
    stopSharing();
    showNotice(t('devices.stopped'));
  };

  return (
    <div class="device-card">
      {shares ? <p role="status">{stateWords(state.value)}</p> : <p>{t('devices.hint')}</p>}
      {state.value === 'cut' && <p>{t('devices.cut')}</p>}
      <div class="row">
        <button type="button" class="button" disabled={isBusy} onClick={() => void showCode()}>
          {t('devices.begin')}
        </button>
        {shares && (
          <>
            <button type="button" class="button danger" onClick={() => setShown('confirm')}>
              {t('devices.lose')}
            </button>
            <button type="button" class="button" onClick={stop}>
              {t('devices.stop')}
            </button>
          </>
        )}
      </div>
      {shown === 'code' && <DeviceCode onClose={() => setShown(null)} />}
      {shown === 'confirm' && (
        <Confirm
          title={t('devices.lose')}
          text={t('devices.loseText')}
          action={t('devices.loseDo')}
          onConfirm={() => setShown('lost')}
          onClose={() => setShown(null)}
        />
      )}
      {shown === 'lost' && <LostDevice onClose={() => setShown(null)} />}
    </div>
  );
}

function stateWords(now: State): string {
  if (now === 'unreachable') return t('devices.unreachable');
  if (now !== 'in_step') return t('devices.atWork');
  const time = new Intl.DateTimeFormat(language(), { timeStyle: 'short' }).format(inStepSince.value);
  return t('devices.onAt', { time });
}
