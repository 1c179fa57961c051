// A rematch is an offer: a player makes it, and when all seated players have accepted the next game begins at
// once. If it fails, the lobby is open.

import '../../styles/result.css';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { listOf, t } from '../../i18n/index.ts';
import { randomBytes, toHex } from '../../net/bytes.ts';
import type { RematchOffer, RoomView } from '../../net/protocol.gen.ts';
import { Refused } from '../../net/refused.ts';
import { play } from '../../ui/cues.ts';
import { say, showRefusal } from '../../ui/notices.ts';
import { callFromTab } from '../../ui/tab.ts';
import type { Room } from '../room.ts';
import { seatName } from '../words.ts';

interface RematchProps {
  room: Room;
  view: RoomView;
}

export function Rematch({ room, view }: RematchProps) {
  const declined = useDeclined(room);
  const offer = view.rematch;
  const { you } = view;
  const own = room.seats.value;
  if (offer === undefined && you === null) return <p class="quiet">{t('result.rematchWaits')}</p>;
  if (offer === undefined) {
    return (
      <>
        {declined !== null && <p class="rematch-no">{t('rematch.declined', { name: declined })}</p>}
        <button
          type="button"
          class="button primary big"
          title={t('result.rematchHint')}
          onClick={() => offerRematch(room).catch(showRefusal)}
        >
          {t('result.rematch')}
        </button>
        {declined !== null && <ToLobby room={room} />}
      </>
    );
  }
  const asked = own.some((seat) => offer.accepted[seat] === false);
  return (
    <section class="card rematch" aria-label={t('result.rematch')}>
      <p>
        <strong>{t('rematch.offers', { name: seatName(view, offer.by) })}</strong>
        {!asked && ` ${waitingFor(room, view, offer)}`}
      </p>
      {you !== null && (
        <div class="row">
          {asked ? (
            <>
              <button
                type="button"
                class="button primary"
                title={t('result.rematchHint')}
                onClick={() => accept(room).catch(showRefusal)}
              >
                {t('rematch.accept')}
              </button>
              <Decline room={room} label={t('rematch.decline')} />
            </>
          ) : (
            <>
              <ToLobby room={room} />
              <Decline room={room} label={t('rematch.withdraw')} />
            </>
          )}
        </div>
      )}
    </section>
  );
}

function Decline({ room, label }: { room: Room; label: string }) {
  const decline = () => room.send({ type: 'decline_rematch' }).catch(showRefusal);
  return (
    <button type="button" class="button" onClick={decline}>
      {label}
    </button>
  );
}

function ToLobby({ room }: { room: Room }) {
  return (
    <button type="button" class="button" onClick={() => toLobby(room).catch(showRefusal)}>
      {t('rematch.lobby')}
    </button>
  );
}

function waitingFor(room: Room, view: RoomView, { accepted }: RematchOffer): string {
  const connected = room.presence.value?.connected ?? [];
  const missing = accepted.flatMap((yes, seat) => (yes === false ? [seat] : []));
  const away = missing.filter((seat) => connected[seat] === false);
  const name = (seat: number) => seatName(view, seat);
  const waits = missing.length > 0 ? [t('rematch.waits', { names: listOf(missing.map(name)) })] : [];
  return [...waits, ...away.map((seat) => `${t('table.awayOn', { name: name(seat) })}.`)].join(' ');
}

/**
 * Offering includes accepting. If too few have stayed there is nobody to ask: others can sit down in the
 * lobby.
 */
async function offerRematch(room: Room): Promise<void> {
  try {
    await room.send({ type: 'offer_rematch' });
  } catch (refused) {
    if (!(refused instanceof Refused) || refused.code !== 'room/not_enough_seats') throw refused;
    return toLobby(room);
  }
  await accept(room);
}

/** With our own randomness, since the server has committed itself. */
function accept(room: Room): Promise<void> {
  return room.sendAsEach(() => ({ type: 'accept_rematch', entropy: toHex(randomBytes(32)) }));
}

async function toLobby(room: Room): Promise<void> {
  await room.send({ type: 'rematch' });
}

/**
 * The name of the player who declined the last offer, until there is another one; announces others' offers
 * and refusals.
 */
function useDeclined(room: Room): string | null {
  const declined = useSignal<string | null>(null);
  useEffect(
    () =>
      room.onEvents((events) => {
        const view = room.view.value!;
        for (const event of events) {
          if (event.type !== 'rematch_offered' && event.type !== 'rematch_declined') continue;
          const offers = event.type === 'rematch_offered';
          const name = seatName(view, event.seat);
          const own = event.seat === view.you;
          declined.value = offers || own ? null : name;
          if (!own) call(t(offers ? 'rematch.offers' : 'rematch.declined', { name }));
        }
      }),
    [room, declined],
  );
  return declined.value;
}

function call(news: string): void {
  say(news);
  callFromTab(`${news} · Bastide`);
  play('seat');
}
