// New secrets for the seats of this device, so that whoever has the former ones plays nowhere any more.

import { Connection, type Ended } from '../../net/connection.ts';
import { isOwnRoom } from '../../net/in_page/own_rooms.ts';
import { openSocket } from '../../net/open_socket.ts';
import { type HeldSeat, newSecret, replaceSecret, seatsHeld } from '../../net/seat_secrets.ts';
import { dropStored, readStored, writeStored } from '../../net/storage.ts';
import { keptGames } from '../my_games/kept_games.ts';

/** A renewal whose answer may have been lost. */
interface Renewal {
  readonly room: string;
  readonly secret: string;
  readonly next: string;
}

export interface Renewed {
  /** Rooms with a new secret. */
  readonly renewed: readonly string[];
  /** Rooms that were not reached, or where the server refused. */
  readonly failed: readonly string[];
}

/** How a seat fared. `gone`: there is no such seat any more, so it needs no secret. */
type Fate = 'renewed' | 'gone' | 'failed';

const KEY = 'bastide.renewals';
const ANSWER_MS = 15_000;
const GONE: ReadonlySet<Ended> = new Set(['closed', 'not_found']);
/** A server counts connections and changes by address. */
const AT_ONCE = 3;

/** `only`: of these rooms; by default of all that a server has. */
export async function renewSeats(only?: readonly string[]): Promise<Renewed> {
  const lost = new Set(keptGames().flatMap(({ room, lost }) => (lost && room !== undefined ? [room] : [])));
  const wanted = seatsHeld().filter(
    ({ room }) => !isOwnRoom(room) && (only === undefined ? !lost.has(room) : only.includes(room)),
  );
  const fates = new Map<HeldSeat, Fate>();
  const rest = [...wanted];
  const work = async () => {
    for (let seat = rest.shift(); seat !== undefined; seat = rest.shift())
      fates.set(seat, await renewSeat(seat));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const roomsThat = (fate: Fate) => [
    ...new Set(wanted.filter((seat) => fates.get(seat) === fate).map(({ room }) => room)),
  ];
  return { renewed: roomsThat('renewed'), failed: roomsThat('failed') };
}

/** As `fate` says once the secret has opened a seat. */
function visit(room: string, secret: string, fate: (connection: Connection) => Promise<Fate>): Promise<Fate> {
  return new Promise((resolve) => {
    let refused = false;
    let asked = false;
    const end = (found: Fate) => {
      clearTimeout(late);
      connection.close();
      resolve(found);
    };
    const late = setTimeout(() => end('failed'), ANSWER_MS);
    const connection = new Connection({
      room,
      open: openSocket,
      credentials: () => ({ secret: refused ? null : secret, held: null }),
      onBadSecret: () => {
        refused = true;
      },
      onMessage: (message) => {
        if (message.type !== 'snapshot') return;
        if (message.view.you === null) return end('gone');
        if (!asked) void fate(connection).then(end);
        asked = true;
      },
      onStatus: (status) => {
        if (status.state === 'ended') end(refused || GONE.has(status.why) ? 'gone' : 'failed');
      },
    });
    connection.connect();
  });
}

async function renewSeat({ room, secret }: HeldSeat): Promise<Fate> {
  const renewal = { room, secret, next: newSecret() };
  const fate = await visit(room, secret, (connection) => {
    note(renewal);
    return connection.send({ type: 'renew', secret: renewal.next }).then(
      () => settle(renewal, true),
      () => 'failed',
    );
  });
  // It may have been carried out though no answer came, or another one after it.
  return isNoted(renewal) ? findOut(renewal) : fate;
}

const noted = (): readonly Renewal[] => readStored<Renewal[]>(KEY, []);

const isNoted = ({ next }: Renewal): boolean => noted().some((other) => other.next === next);

/** Before it is sent, since the answer may be lost. */
function note(renewal: Renewal): void {
  writeStored(KEY, [...noted().filter(({ secret }) => secret !== renewal.secret), renewal]);
}

function settle({ room, secret, next }: Renewal, done: boolean): Fate {
  const seat = seatsHeld(room).find((held) => held.secret === secret);
  if (done && seat !== undefined) replaceSecret(seat, next);
  const rest = noted().filter((other) => other.secret !== secret);
  if (rest.length > 0) writeStored(KEY, rest);
  else dropStored(KEY);
  return done ? 'renewed' : 'failed';
}

/** Asks what became of renewals whose answer did not come. */
export async function settleRenewals(): Promise<void> {
  for (const renewal of noted()) await findOut(renewal);
}

/** Of a room that is not reached now, another time. */
async function findOut(renewal: Renewal): Promise<Fate> {
  const fate = await visit(renewal.room, renewal.next, async () => 'renewed');
  return fate === 'failed' ? fate : settle(renewal, fate === 'renewed');
}
