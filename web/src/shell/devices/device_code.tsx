// The code by which another device of one's own joins.

import { t } from '../../i18n/index.ts';
import { originForOthers } from '../../net/reach.ts';
import { keyLink } from '../../net/sealed.ts';
import { CopyButton } from '../../ui/copy_button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { QrCode } from '../lobby/qr_code.tsx';
import { deviceKey } from './device_key.ts';

export function DeviceCode({ onClose }: { onClose(): void }) {
  return (
    <Dialog title={t('devices.code')} onClose={onClose}>
      <CodeAndLink />
    </Dialog>
  );
}

export function CodeAndLink() {
  const { origin, alone } = originForOthers();
  const key = deviceKey()?.key;
  if (key === undefined) return null;
  const link = keyLink(origin, key);
  return (
    <div>
      <p>{t('devices.codeHint')}</p>
      {alone && <p class="quiet">{t('devices.alone', { host: location.hostname })}</p>}
      <div class="row">
        <QrCode text={link} label={t('devices.qr')} />
        <CopyButton text={link} label={t('devices.copy')} look="primary" />
      </div>
      <p>
        <strong>{t('devices.secret')}</strong>
      </p>
    </div>
  );
}
