// Whether this device has a network; a server may be unreachable nevertheless.

import { type ReadonlySignal, signal } from '@preact/signals';

const state = signal(navigator.onLine);
for (const change of ['online', 'offline']) {
  addEventListener(change, () => {
    state.value = navigator.onLine;
  });
}

export const online: ReadonlySignal<boolean> = state;
