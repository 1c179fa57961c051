// Shown instead of a room that cannot be entered, or not any more.

import type { ComponentChildren } from 'preact';
import { t } from '../i18n/index.ts';
import type { Ended } from '../net/connection.ts';
import { isOwnRoom } from '../net/in_page/own_rooms.ts';
import { showRoomCode } from '../net/room_code.ts';
import type { Room } from '../play/room.ts';
import { NameField, nameIn } from '../ui/fields.tsx';
import { Page } from '../ui/page.tsx';
import { playerName } from '../ui/settings.ts';
import { useComplaint } from '../ui/text_field.tsx';
import type { FailedCode } from './join_by_code.tsx';
import { OtherWays } from './other_ways.tsx';

/** A wrong code can be corrected where the fault is shown. */
export function LedNowhere(failed: FailedCode) {
  return (
    <Page title={t('home.join')}>
      <OtherWays failed={failed} />
    </Page>
  );
}

export function Ending({ room, why }: { room: Room; why: Ended }) {
  if (why === 'not_found' && isOwnRoom(room.code)) {
    return (
      <Page title={t('engine.ended')}>
        <OtherWays />
      </Page>
    );
  }
  if (why !== 'not_found') return <EndedPage room={room} why={why} />;
  return (
    <LedNowhere typed={showRoomCode(room.code)} problem="room.notFound" again={() => room.reconnect()} />
  );
}

function EndedPage({ room, why }: { room: Room; why: Exclude<Ended, 'not_found'> }) {
  const back = (label: string) => (
    <button type="button" class="button primary" onClick={() => room.reconnect()}>
      {label}
    </button>
  );
  const watched = room.view.value?.you === null;
  const pages: Record<typeof why, DeadEnd> = {
    // A tab takes over all games of this browser at once.
    taken_over: {
      title: t(isOwnRoom(room.code) ? 'engine.taken_over' : 'room.takenOver'),
      way: back(t('room.takenOverBack')),
    },
    removed: watched
      ? unwatchable(room)
      : { title: t('room.removed'), reason: t('room.removedWhy'), way: back(t('room.watch')) },
    full: { title: t('room.full'), way: <SitDown room={room} /> },
    no_spectators: unwatchable(room),
    closed: { title: t('room.closed') },
    unreadable: {
      title: t('room.unreadable'),
      reason: t('room.unreadableWhy'),
      way: back(t('app.again')),
    },
  };
  const { title, reason, way } = pages[why];
  return (
    <Page title={title}>
      {reason && <p>{reason}</p>}
      {way}
      <OtherWays />
    </Page>
  );
}

interface DeadEnd {
  title: string;
  /** Where the title does not tell it. */
  reason?: string;
  /** What can be done at this table all the same. */
  way?: ComponentChildren;
}

/** Who wants to watch may sit down in a lobby; a game that runs has no open seat. */
function unwatchable(room: Room): DeadEnd {
  const runs = room.view.value !== null && room.view.value.phase !== 'lobby';
  return {
    title: t('room.watchersSentAway'),
    ...(runs ? { reason: t('room.seatsTaken') } : { way: <SitDown room={room} /> }),
  };
}

/** Somebody who can't watch may still come to play. */
function SitDown({ room }: { room: Room }) {
  const nameless = useComplaint();
  const sit = (event: Event) => {
    event.preventDefault();
    const name = nameIn(playerName.value, nameless);
    if (name !== null) room.joinToSit(name);
  };
  return (
    <form class="card" onSubmit={sit}>
      <p>{t('room.sitInstead')}</p>
      <NameField
        value={playerName.value}
        complaint={nameless}
        onInput={(name) => {
          playerName.value = name;
        }}
      />
      <button type="submit" class="button primary">
        {t('room.sit')}
      </button>
    </form>
  );
}
