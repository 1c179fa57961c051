// Why tiles are flat although the settings say otherwise: told once in each browser.

import { effect } from '@preact/signals';
import { canBePainted } from '../../art/bakery.ts';
import { t } from '../../i18n/index.ts';
import { readStored, writeStored } from '../../net/storage.ts';
import { showNotice } from '../../ui/notices.ts';

const TOLD = 'bastide.told_flat';

/** Returns a function that stops it. */
export function tellOfFlat(): () => void {
  return effect(() => {
    if (canBePainted.value || readStored(TOLD, false)) return;
    writeStored(TOLD, true);
    showNotice(t('table.flat'), { stays: true });
  });
}
