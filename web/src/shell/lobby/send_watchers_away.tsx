// The host's button to remove watchers without a seat before a game.

import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import type { Room } from '../../play/room.ts';
import { otherWatchers } from '../../play/watchers.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { showRefusal } from '../../ui/notices.ts';

/** A button for the host while there are watchers. */
export function SendWatchersAway({ room, view }: { room: Room; view: RoomView }) {
  const [asking, setAsking] = useState(false);
  if (view.you === null || view.you !== view.host || otherWatchers(room, view) === 0) return null;
  return (
    <>
      <button type="button" class="button plain" onClick={() => setAsking(true)}>
        {t('watchers.sendAway')}
      </button>
      {asking && (
        <Confirm
          title={t('watchers.sendAwayAsk')}
          text={t('watchers.sendAwayText')}
          action={t('watchers.sendAway')}
          onConfirm={() => room.send({ type: 'remove_spectators' }).catch(showRefusal)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
