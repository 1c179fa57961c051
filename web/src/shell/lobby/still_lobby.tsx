// The room of a game of which the server can show nothing: who sits there, and why nobody can go on.

import { SeatBadge } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { showRoomCode } from '../../net/room_code.ts';
import { BrokenOffCard } from '../../play/lazy_broken_off.ts';
import { ReconnectBar } from '../../play/reconnect_bar.tsx';
import type { Room } from '../../play/room.ts';
import { Unkept } from '../../play/unkept.tsx';
import { Name } from '../../ui/name.tsx';
import { Page } from '../../ui/page.tsx';
import { untranslated } from '../../ui/untranslated.ts';

export function StillLobby({ room, view }: { room: Room; view: RoomView }) {
  return (
    <Page title={t('lobby.title', { code: showRoomCode(view.room) })}>
      <ReconnectBar room={room} />
      <div {...untranslated('lobby-main')}>
        {view.broken_off && <BrokenOffCard room={room} view={view} broken={view.broken_off} />}
        <Unkept view={view} />
        <section class="card">
          <h2>{t('lobby.seats')}</h2>
          <ol class="plain seat-rows">
            {view.seats.map((seat, index) =>
              seat === null ? null : (
                <li key={index} class="seat-row">
                  <SeatBadge colour={seat.colour} size={32} />
                  <span class="seat-name">
                    <Name>{seat.name}</Name>
                    {index === view.you && <em> ({t('common.you')})</em>}
                  </span>
                </li>
              ),
            )}
          </ol>
        </section>
      </div>
    </Page>
  );
}
