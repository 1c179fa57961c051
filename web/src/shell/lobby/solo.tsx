// A room with one seat waits for nobody: it goes straight to the table, as soon as the player's browser has
// added its part to the shuffle.

import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { ReconnectBar } from '../../play/reconnect_bar.tsx';
import type { Room } from '../../play/room.ts';
import { showRefusal } from '../../ui/notices.ts';
import { Page } from '../../ui/page.tsx';
import { Lobby } from './lobby.tsx';

export function Solo({ room, view }: { room: Room; view: RoomView }) {
  const [refused, setRefused] = useState(false);
  const ready = view.shuffle.entropy[0] === true;
  useEffect(() => {
    if (!ready) return;
    room.send({ type: 'start' }).catch((reason) => {
      showRefusal(reason);
      setRefused(true);
    });
  }, [room, ready]);
  if (refused) return <Lobby room={room} view={view} />;
  return (
    <Page title={t('room.connecting')}>
      <ReconnectBar room={room} />
    </Page>
  );
}
