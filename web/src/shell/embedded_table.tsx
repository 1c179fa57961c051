// A table that is watched in a frame of somebody else's page, or with ?bare in a stream: nobody sits down,
// nothing can be said, and no sound is made.

import '../styles/embedded.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { address } from '../net/base.ts';
import type { Ended } from '../net/connection.ts';
import { IS_BARE } from '../net/embedded.ts';
import { isOwnRoom } from '../net/in_page/own_rooms.ts';
import type { RoomView } from '../net/protocol.gen.ts';
import { readRoomCode, showRoomCode } from '../net/room_code.ts';
import { othersTurn } from '../play/away.ts';
import { seatToPlay } from '../play/playing.ts';
import { ReconnectBar } from '../play/reconnect_bar.tsx';
import { verdict } from '../play/result/winners.tsx';
import { Room } from '../play/room.ts';
import { WatchedTable } from '../play/table/watched_table.tsx';
import { Name } from '../ui/name.tsx';
import { Brand } from '../ui/page.tsx';
import { showInTab } from '../ui/tab.ts';
import { untranslated } from '../ui/untranslated.ts';

/** Nobody can press anything in a stream: after this time it asks again. */
const ASK_AGAIN_MS = 30_000;

export function EmbeddedTable({ typed }: { typed: string }) {
  const code = readRoomCode(`r/${typed}`);
  // A table inside a browser's page is nobody else's to watch.
  if (code === null || isOwnRoom(code)) return <Told title={t('room.notFound')} />;
  return <Opened key={code} code={code} />;
}

function Opened({ code }: { code: string }) {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    const opened = new Room(code);
    setRoom(opened);
    return () => opened.close();
  }, [code]);
  return room === null ? null : <Watched room={room} />;
}

function Watched({ room }: { room: Room }) {
  const status = room.status.value;
  const view = room.view.value;
  const title = view === null ? null : titleOf(room, view);
  useEffect(() => {
    if (title !== null) showInTab(`${title} · Bastide`);
  }, [title]);
  if (status.state === 'ended') return <Refused room={room} why={status.why} />;
  if (view === null) {
    return (
      <main {...untranslated(classOfFrame())}>
        <ReconnectBar room={room} />
        <p class="loading">{t('room.connecting')}</p>
      </main>
    );
  }
  const Table = GAMES[view.rules.game]?.Table;
  if (Table === undefined) return <Told title={t('room.unknownGame')} />;
  return (
    <main {...untranslated(classOfFrame())}>
      <header>
        <h1>{title}</h1>
        <ToTable code={room.code} />
      </header>
      {!IS_BARE && <ReconnectBar room={room} />}
      {view.game === null ? <Waiting view={view} /> : <Table room={room} as={WatchedTable} />}
    </main>
  );
}

const classOfFrame = () => (IS_BARE ? 'embedded bare' : 'embedded');

function titleOf(room: Room, view: RoomView): string {
  const result = view.game?.result;
  if (result)
    return verdict(
      view.seats.map((seat) => seat ?? {}),
      result,
      null,
    );
  const seat = seatToPlay(view);
  return seat === null ? t('table.title') : othersTurn(room, view, seat);
}

function Waiting({ view }: { view: RoomView }) {
  const people = view.seats.flatMap((seat) => (seat === null ? [] : [seat.name]));
  return (
    <section class="waiting">
      <p>{t('frame.waits')}</p>
      <ul>
        {people.map((name, seat) => (
          <li key={seat}>
            <Name>{name}</Name>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Refused({ room, why }: { room: Room; why: Ended }) {
  useEffect(() => {
    if (!IS_BARE) return;
    const again = setTimeout(() => room.reconnect(), ASK_AGAIN_MS);
    return () => clearTimeout(again);
  }, [room]);
  const words: Record<Ended, string> = {
    taken_over: t('room.closed'), // a watcher's place is nobody's to take
    removed: t('room.watchersSentAway'),
    no_spectators: t('room.watchersSentAway'),
    full: t('room.full'),
    closed: t('room.closed'),
    unreadable: t('room.unreadable'),
    not_found: t('room.notFound'),
  };
  return (
    <Told title={words[why]}>
      <button type="button" class="button" onClick={() => room.reconnect()}>
        {t('app.again')}
      </button>
      <ToTable code={room.code} />
    </Told>
  );
}

/** Instead of a table. */
function Told({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <main class={classOfFrame()}>
      <h1>{title}</h1>
      {!IS_BARE && <div class="row">{children}</div>}
    </main>
  );
}

/** Not in the frame: at the table's own page one may sit down, and it may read what a frame may not. */
function ToTable({ code }: { code: string }) {
  if (IS_BARE) return null;
  return (
    <a class="button" href={address(`/r/${showRoomCode(code)}`)} target="_blank" rel="noopener">
      <Brand /> {t('frame.table')}
    </a>
  );
}
