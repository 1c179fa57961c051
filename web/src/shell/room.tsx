// Everything at /r/CODE: enters the room and shows its lobby, its table or its result, by the room's phase.

import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import type { Ended } from '../net/connection.ts';
import { keepOffline } from '../net/offline/keep_offline.ts';
import { readRoomCode, showRoomCode } from '../net/room_code.ts';
import { ReconnectBar } from '../play/reconnect_bar.tsx';
import { Room } from '../play/room.ts';
import { NameField, nameIn } from '../ui/fields.tsx';
import { Page } from '../ui/page.tsx';
import { playerName } from '../ui/settings.ts';
import { useComplaint } from '../ui/text_field.tsx';
import { WaysOn } from '../ui/ways_on.tsx';
import { type FailedCode, JoinByCode } from './join_by_code.tsx';
import { Lobby } from './lobby/lobby.tsx';
import { isSolo, Solo } from './lobby/solo.tsx';
import { SeatQuestion, usePersonalLink } from './seat_question.tsx';

export function RoomScreen({ typed }: { typed: string }) {
  const code = readRoomCode(typed);
  if (code === null) {
    return <LedNowhere typed={typed} problem="home.codeWrong" />;
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
  const here = view !== null;
  useEffect(() => {
    if (here) void keepOffline();
  }, [here]);
  if (status.state === 'ended') return <Ending room={room} why={status.why} />;
  if (view === null) {
    return (
      <Page title={t('room.connecting')}>
        <ReconnectBar room={room} />
      </Page>
    );
  }
  if (view.phase === 'lobby' && isSolo(view)) return <Solo room={room} view={view} />;
  if (view.phase === 'lobby') return <Lobby room={room} view={view} />;
  const game = GAMES[view.rules.game];
  return game === undefined ? <Page title={t('room.unknownGame')} /> : <game.Table room={room} />;
}

/** A code that is wrong can be corrected where it is told so. */
function LedNowhere(failed: FailedCode) {
  return (
    <Page title={t('home.join')}>
      <JoinByCode failed={failed} />
      <WaysOn />
    </Page>
  );
}

function Ending({ room, why }: { room: Room; why: Ended }) {
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
  const pages: Record<typeof why, { title: string; way: ComponentChildren }> = {
    taken_over: { title: t('room.takenOver'), way: back(t('room.takenOverBack')) },
    removed: watched
      ? { title: t('room.watchersSentAway'), way: <SitDown room={room} /> }
      : { title: t('room.removed'), way: back(t('room.watch')) },
    full: { title: t('room.full'), way: <SitDown room={room} /> },
    no_spectators: { title: t('room.watchersSentAway'), way: <SitDown room={room} /> },
    closed: { title: t('room.closed'), way: <WaysOn /> },
  };
  const { title, way } = pages[why];
  return <Page title={title}>{way}</Page>;
}

/** Who can't watch may still come to play. */
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
