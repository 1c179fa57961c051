// One viewer of a room: the connection, the secret it joins with, and the view kept up to date
// with the server.

import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { randomBytes, toHex } from '../net/bytes.ts';
import { Connection, type Credentials, type Ended, type Status } from '../net/connection.ts';
import type { Intention, ReplyTo } from '../net/intentions.ts';
import { openSocket, whyNoSocket } from '../net/open_socket.ts';
import type { Announcement, Delta, Presence, RoomView, SeatWish } from '../net/protocol.gen.ts';
import type { Refused } from '../net/refused.ts';
import { Replica } from '../net/replica.ts';
import { forgetSecret, keepSecret, newSecret, refreshSecret, secretOf } from '../net/seat_secrets.ts';
import { showRefusal } from '../ui/notices.ts';
import { standsStill } from './playing.ts';
import type { RoomMemory } from './room_memory.ts';

/** Callbacks of a link. */
export interface LinkListener {
  /** The whole view has come, and is shown. */
  onSnapshot?(view: RoomView): void;
  /** The view after this change is about to be shown. */
  onDelta?(delta: Delta, view: RoomView): void;
  /** It is shown. */
  onShown?(delta: Delta): void;
  onPresence?(presence: Presence): void;
  onAnnouncement?(announcement: Announcement): void;
  /** The room is joined; `now`: the server's time, in ms since 1970. */
  onJoined?(now: number): void;
  /** It will not reconnect. */
  onEnded?(why: Ended): void;
}

export class SeatLink {
  readonly #code: string;
  /**
   * Which of this browser's secrets for the room it has: 0 is the browser's own, higher places are those of
   * further players.
   */
  readonly place: number;
  readonly #listener: LinkListener;
  readonly #view = signal<RoomView | null>(null);
  readonly #status = signal<Status>({ state: 'connecting', attempt: 0 });
  readonly #replica = new Replica();
  /** How this browser joins to sit down, until it sits. */
  #wish: SeatWish | null;
  readonly #connection: Connection;
  /**
   * The secret that the last join used, and the one with which the view was seen: a view belongs to one
   * viewer.
   */
  #joinedBy: string | null = null;
  #seenBy: string | null = null;
  /** The game to which this link has added randomness. */
  #entropyFor: string | null = null;

  constructor(code: string, place: number, listener: LinkListener, wish: SeatWish | null = null) {
    this.#code = code;
    this.place = place;
    this.#listener = listener;
    this.#wish = wish;
    this.#connection = new Connection({
      room: code,
      open: openSocket,
      askWhy: whyNoSocket,
      credentials: () => this.#credentials(),
      onBadSecret: () => this.#forgetSecret(),
      onSitRefused: (refusal) => this.#onSitRefused(refusal),
      onMessage: (message) => {
        switch (message.type) {
          case 'snapshot':
            this.#replica.takeSnapshot(message);
            this.#seenBy = this.#joinedBy;
            this.#show();
            listener.onSnapshot?.(message.view);
            return;
          case 'delta':
            this.#takeDelta(message);
            return;
          case 'presence':
            listener.onPresence?.(message);
            return;
          case 'announcement':
            listener.onAnnouncement?.(message);
        }
      },
      onJoined: (now) => listener.onJoined?.(now),
      onStatus: (status) => this.#onStatus(status),
    });
  }

  /** Null until the first snapshot. */
  get view(): ReadonlySignal<RoomView | null> {
    return this.#view;
  }

  get status(): ReadonlySignal<Status> {
    return this.#status;
  }

  /** Whether the first view is on its way, as far as is known. */
  get isAwaited(): boolean {
    const status = this.#status.value;
    const comes = status.state === 'online' || (status.state === 'connecting' && status.attempt === 0);
    return comes && this.#view.value === null;
  }

  send<I extends Intention>(intention: I): Promise<ReplyTo<I['type']>> {
    return this.#connection.send(intention);
  }

  /** Absent: on the first seat that may be taken. */
  async sit(name: string, seat?: number): Promise<void> {
    const secret = newSecret();
    keepSecret(this.#code, secret, this.place); // before it is sent, since the answer may be lost
    await this.send({ type: 'sit', secret, name, ...(seat !== undefined && { seat }) });
  }

  /** Reconnects to sit down at once, for a room without watchers. */
  joinToSit(wish: SeatWish): void {
    keepSecret(this.#code, newSecret(), this.place);
    this.#wish = wish;
    this.connect();
  }

  async leave(): Promise<void> {
    await this.send({ type: 'leave' });
    forgetSecret(this.#code, this.place);
  }

  connect(): void {
    this.#connection.connect();
  }

  wake(): void {
    this.#connection.wake();
  }

  close(): void {
    this.#connection.close();
  }

  /** What it has seen, for continuing after a reload; null: nothing yet. */
  seen(): Omit<RoomMemory, 'log'> | null {
    const { seq, view } = this.#replica;
    return view && { seq, view, seenBy: this.#seenBy };
  }

  /** Continues with what was seen before the reload. Returns whether the same viewer saw it. */
  recall(memory: RoomMemory): boolean {
    if (memory.seenBy !== secretOf(this.#code, this.place)) return false;
    this.#replica.takeSnapshot(memory);
    this.#seenBy = memory.seenBy;
    this.#view.value = memory.view;
    return true;
  }

  /** A viewer other than before begins with a new view. */
  #credentials(): Credentials {
    this.#joinedBy = secretOf(this.#code, this.place);
    const goesOn = this.#replica.view !== null && this.#joinedBy === this.#seenBy;
    return { secret: this.#joinedBy, held: goesOn ? this.#replica.held : null, sit: this.#wish };
  }

  /** Unless there is another one by now: this device may have renewed it meanwhile. */
  #forgetSecret(): void {
    if (secretOf(this.#code, this.place) === this.#joinedBy) forgetSecret(this.#code, this.place);
  }

  #onStatus(status: Status): void {
    if (status.state === 'ended' && status.why !== 'taken_over') this.#forgetSecret();
    if (status.state === 'online') {
      this.#wish = null;
      refreshSecret(this.#code, this.place);
    }
    this.#status.value = status;
    if (status.state === 'ended') this.#listener.onEnded?.(status.why);
  }

  #onSitRefused(refusal: Refused): void {
    this.#wish = null;
    showRefusal(refusal);
  }

  #takeDelta(delta: Delta): void {
    const taken = this.#replica.takeDelta(delta);
    if (taken === 'lost') this.send({ type: 'resync' }).catch(showRefusal);
    if (taken !== 'applied') return;
    batch(() => {
      this.#listener.onDelta?.(delta, this.#replica.view!);
      this.#show();
    });
    this.#listener.onShown?.(delta);
  }

  #show(): void {
    const view = this.#replica.view!;
    this.#view.value = view;
    this.#addEntropy(view);
  }

  /** Each seat adds to the shuffle's randomness, so that the server alone cannot determine the order. */
  #addEntropy(view: RoomView): void {
    const { phase, you, shuffle } = view;
    if (phase !== 'lobby' || you === null || standsStill(view)) return;
    if (shuffle.entropy[you] || this.#entropyFor === shuffle.game_id) return;
    this.#entropyFor = shuffle.game_id;
    this.send({ type: 'entropy', value: toHex(randomBytes(32)) }).catch(showRefusal);
  }
}
