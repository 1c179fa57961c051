// The room before the game: invite, sit down, see the rules, start.

import '../../styles/rooms.css';
import { useEffect, useState } from 'preact/hooks';
import { GAMES } from '../../games/index.ts';
import { t } from '../../i18n/index.ts';
import { isOwnRoom } from '../../net/in_page/own_rooms.ts';
import type { Intention } from '../../net/intentions.ts';
import { hasOpenTables } from '../../net/open_tables.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { showRoomCode } from '../../net/room_code.ts';
import { AidsNote } from '../../play/aids_note.tsx';
import { AllowWatchers } from '../../play/allow_watchers.tsx';
import { Chat } from '../../play/chat/index.ts';
import { ClockChoice, ClockNote } from '../../play/clock/index.ts';
import { AddComputer, Level } from '../../play/computers/index.ts';
import { HowToPlay } from '../../play/how_to_play.tsx';
import { BrokenOffCard } from '../../play/lazy_broken_off.ts';
import { FrameCodes } from '../../play/lazy_frame_codes.ts';
import { RulesSummary } from '../../play/lazy_rules.ts';
import { standsStill } from '../../play/playing.ts';
import { concernsCalls, PushPanel } from '../../play/push/index.ts';
import { ReconnectBar } from '../../play/reconnect_bar.tsx';
import type { Room } from '../../play/room.ts';
import { Listed, mayHaveStrangers } from '../../play/strangers/index.tsx';
import { Unkept } from '../../play/unkept.tsx';
import { otherWatchers } from '../../play/watchers.ts';
import { concernsWebhook, WebhookPanel } from '../../play/webhook/index.ts';
import { Confirm } from '../../ui/dialog.tsx';
import { Switch } from '../../ui/fields.tsx';
import { showRefusal } from '../../ui/notices.ts';
import { Page } from '../../ui/page.tsx';
import { goTo } from '../../ui/router.tsx';
import { untranslated } from '../../ui/untranslated.ts';
import { OtherWays } from '../other_ways.tsx';
import { ChangeRulesButton } from './change_rules_button.tsx';
import { Invite } from './invite.tsx';
import { callInLobby } from './lobby_calls.ts';
import { hasSeatFor, Seats } from './seats.tsx';
import { SendWatchersAway } from './send_watchers_away.tsx';
import { ShufflePromise } from './shuffle_promise.tsx';
import { StillLobby } from './still_lobby.tsx';

/** Parts that would push the rest down if they came later. */
export const fetchParts = () =>
  Promise.allSettled(
    [
      ...[RulesSummary, AddComputer, Level, ClockChoice, ClockNote, WebhookPanel, FrameCodes],
      ...(concernsCalls() ? [PushPanel] : []),
      ...(hasOpenTables() ? [Listed] : []),
    ].map((part) => part.fetch()),
  );

interface LobbyProps {
  room: Room;
  view: RoomView;
}

/** A room in this page is unknown to others: everybody sits at this device. */
export function Lobby({ room, view }: LobbyProps) {
  useEffect(() => callInLobby(room), [room]);
  if (standsStill(view)) return <StillLobby room={room} view={view} />;
  return <OpenLobby room={room} view={view} />;
}

function OpenLobby({ room, view }: LobbyProps) {
  const full = !hasSeatFor(view);
  const own = isOwnRoom(view.room);
  // Nobody can sit down here; the note below says why.
  const shutOut = view.you === null && !own && (view.locked || full);
  const invite = !own && !(shutOut && view.locked) && (
    <Invite view={view} full={full} watchable={!view.unwatched} />
  );
  return (
    <Page title={t('lobby.title', { code: showRoomCode(view.room) })} wide>
      <ReconnectBar room={room} />
      <div class="lobby">
        <div {...untranslated('lobby-main')}>
          {view.broken_off && <BrokenOffCard room={room} view={view} broken={view.broken_off} />}
          <Unkept view={view} />
          {view.you !== null && !full && invite}
          <SeatsCard room={room} view={view} />
          {shutOut && <OtherWays />}
          {(view.you === null || full) && invite}
        </div>
        <div class="lobby-side">
          <RulesCard room={room} view={view} />
          {!own && (
            <>
              <ShufflePromise shuffle={view.shuffle} />
              <section {...untranslated('card')}>
                <h2>{t('chat.title')}</h2>
                <Chat room={room} view={view} />
              </section>
            </>
          )}
        </div>
      </div>
    </Page>
  );
}

const tellIn = (room: Room) => (intention: Intention) => room.send(intention).catch(showRefusal);

const hostIsHere = (view: RoomView) => view.you !== null && view.you === view.host;

function SeatsCard({ room, view }: LobbyProps) {
  const tell = tellIn(room);
  const isHost = hostIsHere(view);
  const watching = otherWatchers(room, view);
  const settles = isHost && !isOwnRoom(view.room);
  return (
    <section class="card">
      <h2>{t('lobby.seats')}</h2>
      <Seats room={room} view={view} tell={tell} />
      {watching > 0 && (
        <p class="quiet">{t(view.you === null ? 'lobby.watchingToo' : 'lobby.watching', { n: watching })}</p>
      )}
      <SendWatchersAway room={room} view={view} />
      {settles && (
        <Switch
          label={t('lobby.lock')}
          hint={t('lobby.lockHint')}
          checked={view.locked}
          onChange={(locked) => tell({ type: 'lock', locked })}
        />
      )}
      {settles && <AllowWatchers room={room} view={view} />}
      {mayHaveStrangers(view) && (
        <Listed room={room} view={view} shut={view.locked || view.unwatched === true} />
      )}
      <Start view={view} isHost={isHost} onStart={() => tell({ type: 'start' })} />
      {concernsCalls() && !isOwnRoom(view.room) && <PushPanel room={room} view={view} />}
      {concernsWebhook(view, isHost) && <WebhookPanel room={room} view={view} />}
      {view.you !== null && <Leave room={room} />}
    </section>
  );
}

function RulesCard({ room, view }: LobbyProps) {
  const game = GAMES[view.rules.game];
  const own = isOwnRoom(view.room);
  return (
    <section class="card">
      <h2>{t('lobby.rules')}</h2>
      <RulesSummary rules={view.rules} />
      {hostIsHere(view) && <ChangeRulesButton room={room} view={view} />}
      <AidsNote aids={view.aids} />
      {view.unwatched && !own && <p class="quiet">{t('watchers.none')}</p>}
      {hostIsHere(view) && view.seats.length > 1 && !own ? (
        <ClockChoice
          clock={view.clock?.rule ?? null}
          onChange={(clock) => tellIn(room)({ type: 'set_clock', clock })}
        />
      ) : (
        view.clock && <ClockNote rule={view.clock.rule} />
      )}
      {game && <HowToPlay rules={view.rules} Help={game.Help} />}
    </section>
  );
}

interface StartProps {
  view: RoomView;
  isHost: boolean;
  onStart(): void;
}

function Start({ view, isHost, onStart }: StartProps) {
  const obstacle = whyNotStart(view, isHost);
  const open = view.seats.some((seat) => seat === null);
  return (
    <div class="lobby-start">
      {isHost && (
        <button
          type="button"
          class="button primary big"
          aria-disabled={obstacle !== null}
          aria-describedby="start-note"
          onClick={() => obstacle === null && onStart()}
        >
          {t('lobby.start')}
        </button>
      )}
      <p id="start-note" class="quiet">
        {obstacle ?? (open ? t('lobby.startHint') : '')}
      </p>
    </div>
  );
}

/** A sentence, or null if this player may start. */
function whyNotStart(view: RoomView, isHost: boolean): string | null {
  const { seats, host, locked, you } = view;
  const taken = seats.filter((seat) => seat !== null).length;
  if (you === null && locked) return t('lobby.locked');
  if (you === null && !hasSeatFor(view)) return t('lobby.full');
  if (taken < Math.min(2, seats.length)) return t('lobby.whyNotSeats');
  return isHost ? null : t('lobby.whyNotHost', { name: seats[host]?.name ?? '' });
}

function Leave({ room }: { room: Room }) {
  const [asking, setAsking] = useState(false);
  const leave = () => room.leave().then(() => goTo('/'), showRefusal);
  return (
    <>
      <button type="button" class="button plain" onClick={() => setAsking(true)}>
        {t('lobby.leave')}
      </button>
      {asking && (
        <Confirm
          title={t('lobby.leaveAsk')}
          action={t('lobby.leave')}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
