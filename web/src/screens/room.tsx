// Everything at /r/CODE: enters the room and shows its lobby, its table or its result, by the room's phase.

import type { ComponentChildren, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lazy } from '../app/lazy.tsx';
import { Room } from '../app/room.ts';
import { t } from '../i18n/index.ts';
import type { Ended } from '../net/connection.ts';
import { readRoomCode } from '../net/room_code.ts';
import { Lobby } from './lobby/lobby.tsx';
import { Page } from './parts/page.tsx';
import { SeatQuestion, usePersonalLink } from './parts/personal_link.tsx';
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
  const { settled, question } = usePersonalLink(code);
  if (settled) return <Opened code={code} />;
  return <Page title={t('room.connecting')}>{question && <SeatQuestion {...question} />}</Page>;
}

function Opened({ code }: { code: string }) {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const opened = new Room(code);
    setRoom(opened);
    return () => opened.close();
  }, [code]);
  return room === null ? null : <Inside room={room} />;
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
