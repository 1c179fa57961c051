// The page at /r/CODE: enters the room and shows its lobby, its table or its result, by the room's phase.

import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../games/index.ts';
import { t, withTexts } from '../i18n/index.ts';
import { chunk } from '../net/chunk.ts';
import { isOwnRoom } from '../net/in_page/own_rooms.ts';
import { keepOffline } from '../net/offline/keep_offline.ts';
import { online } from '../net/online.ts';
import { readRoomCode } from '../net/room_code.ts';
import { whenIdle } from '../net/when_idle.ts';
import { followCalls } from '../play/push/index.ts';
import { ReconnectBar } from '../play/reconnect_bar.tsx';
import { Room } from '../play/room.ts';
import { unkeptWords } from '../play/unkept.tsx';
import { lazy } from '../ui/lazy.tsx';
import { showNotice } from '../ui/notices.ts';
import { Page } from '../ui/page.tsx';
import { Link } from '../ui/router.tsx';
import { isSolo } from './lobby/is_solo.ts';
import { sitIfWanted } from './sit_at_once.ts';
import { usePersonalLink } from './use_personal_link.ts';

const lobby = chunk(() => import('./lobby/lobby.tsx'));
/** Not needed at a running table. */
const Lobby = lazy(
  withTexts(['lobby'], async () => {
    const { Lobby, fetchParts } = await lobby();
    await fetchParts();
    return Lobby;
  }),
  { screen: true },
);
const Solo = lazy(
  withTexts(['lobby'], async () => (await import('./lobby/solo.tsx')).Solo),
  { screen: true },
);

const SeatQuestion = lazy(async () => (await import('./seat_question.tsx')).SeatQuestion, { quiet: true });
const ended = chunk(() => import('./room_ended.tsx'));
const LedNowhere = lazy(async () => (await ended()).LedNowhere, { screen: true });
const Ending = lazy(async () => (await ended()).Ending, { screen: true });

const follower = chunk(() => import('./my_games/follow_table.ts'));

/** Home lists this table as it was seen here. */
function listAtHome(room: Room): () => void {
  let ended = false;
  let end = whenIdle(() => {
    follower().then(({ followTable }) => {
      if (!ended) end = followTable(room);
    }, console.info);
  });
  return () => {
    ended = true;
    end();
  };
}

export function RoomScreen({ typed }: { typed: string }) {
  const code = readRoomCode(`r/${typed}`);
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
    if (here) void keepOffline(isOwnRoom(room.code) ? () => true : undefined);
  }, [here, room]);
  useEffect(() => (here ? listAtHome(room) : undefined), [here, room]);
  useEffect(() => {
    if (here) sitIfWanted(room);
  }, [here, room]);
  useEffect(() => (here ? followCalls(room) : undefined), [here, room]);
  const atTable = view !== null && view.phase !== 'lobby';
  const unkept = view === null ? null : unkeptWords(view);
  useEffect(() => {
    if (atTable && unkept !== null) showNotice(unkept, { stays: true });
  }, [atTable, unkept]);
  if (status.state === 'ended') return <Ending room={room} why={status.why} />;
  if (view === null) {
    const held = !online.value || (status.state !== 'online' && status.attempt > 0);
    return (
      <Page title={t(held ? 'table.title' : 'room.connecting')}>
        <ReconnectBar room={room} />
        {held && (
          <Link class="button" href="/">
            {t('nav.home')}
          </Link>
        )}
      </Page>
    );
  }
  if (view.phase === 'lobby' && isSolo(view)) return <Solo room={room} view={view} />;
  if (view.phase === 'lobby') return <Lobby room={room} view={view} />;
  const game = GAMES[view.rules.game];
  return game === undefined ? <Page title={t('room.unknownGame')} /> : <game.Table room={room} />;
}
