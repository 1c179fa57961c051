// Everything at /r/CODE: enters the room and shows its lobby, its table or its result, by the room's phase.

import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { Room } from '../app/room.ts';
import { renameTo } from '../app/router.tsx';
import { t } from '../i18n/index.ts';
import type { Ended } from '../net/connection.ts';
import { readRoomCode, showRoomCode } from '../net/room_code.ts';
import { keepSecret, secretInFragment } from '../net/seat_secrets.ts';
import { Lobby } from './lobby/lobby.tsx';
import { Page } from './parts/page.tsx';
import { ReconnectBar } from './parts/reconnect_bar.tsx';
import { WaysOn } from './parts/ways_on.tsx';

/** The tables by the game's name; each is downloaded when it is first played at. */
const TABLES: Readonly<Record<string, ComponentType<{ room: Room }>>> = {
  carcassonne: lazy(async () => (await import('./table/table.tsx')).Table),
  castle: lazy(async () => (await import('./castle_table/castle_table.tsx')).CastleTable),
};

export function RoomScreen({ typed }: { typed: string }) {
  const code = readRoomCode(typed);
  if (code === null) {
    return (
      <Page title={t('room.badCode')}>
        <WaysOn />
      </Page>
    );
  }
  return <Entered key={code} code={code} />;
}

function Entered({ code }: { code: string }) {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    takePersonalLink(code);
    renameTo(`/r/${showRoomCode(code)}`);
    const entered = new Room(code);
    setRoom(entered);
    return () => entered.close();
  }, [code]);
  return room === null ? null : <Inside room={room} />;
}

/** A personal link leaves its secret here and not in the address bar, from where it might be passed on. */
function takePersonalLink(code: string): void {
  const secret = secretInFragment(location.hash);
  if (secret !== null) keepSecret(code, secret);
}

function Inside({ room }: { room: Room }) {
  const status = room.status.value;
  const view = room.view.value;
  if (status.state === 'ended') return <EndedPage room={room} why={status.why} />;
  if (view === null) {
    return (
      <Page title={t('room.connecting')}>
        <ReconnectBar room={room} />
      </Page>
    );
  }
  if (view.phase === 'lobby') return <Lobby room={room} view={view} />;
  const Table = TABLES[view.rules.game];
  return Table === undefined ? <Page title={t('room.unknownGame')} /> : <Table room={room} />;
}

function EndedPage({ room, why }: { room: Room; why: Ended }) {
  const back = (label: string) => (
    <button type="button" class="button primary" onClick={() => room.reconnect()}>
      {label}
    </button>
  );
  const pages: Record<Ended, { title: string; way: ComponentChildren }> = {
    taken_over: { title: t('room.takenOver'), way: back(t('room.takenOverBack')) },
    removed: { title: t('room.removed'), way: back(t('room.watch')) },
    closed: { title: t('room.closed'), way: <WaysOn /> },
    not_found: { title: t('room.notFound'), way: <WaysOn /> },
  };
  const { title, way } = pages[why];
  return <Page title={title}>{way}</Page>;
}
