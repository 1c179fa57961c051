// Takes a seat of an open table, or tells that somebody was faster.

import { t } from '../../i18n/index.ts';
import { Refused } from '../../net/refused.ts';
import { forgetSecret } from '../../net/seat_secrets.ts';
import type { Room } from '../../play/room.ts';
import { loadTexts } from '../../play/strangers/texts.ts';
import { showNotice, showRefusal } from '../../ui/notices.ts';
import { goTo } from '../../ui/router.tsx';

export interface SeatWanted {
  room: string;
  name: string;
  /** Where no seat is left. */
  otherwise?(): Promise<void>;
}

const GONE = new Set(['room/full', 'room/locked', 'room/seat_taken', 'room/wrong_phase']);

export async function sitDown(room: Room, { name, otherwise }: SeatWanted): Promise<void> {
  const view = room.view.peek();
  if (view === null || view.you !== null) return;
  try {
    await room.sit(name);
  } catch (reason) {
    if (!(reason instanceof Refused) || !GONE.has(reason.code)) return showRefusal(reason);
    forgetSecret(room.code);
    if (otherwise) return otherwise().catch(showRefusal);
    await loadTexts(['start']);
    goTo('/');
    showNotice(t('strangers.gone'));
  }
}
