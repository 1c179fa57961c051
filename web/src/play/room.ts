// A room as this browser sees it: the view kept in step with the server, who is connected, and what has happened.

import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { randomBytes, toHex } from '../net/bytes.ts';
import { Connection, type Credentials, type Refused, type Status, type Told } from '../net/connection.ts';
import type { Intention, ReplyTo } from '../net/intentions.ts';
import type { Delta, Event, Presence, RoomView, SeatWish } from '../net/protocol.gen.ts';
import { Replica } from '../net/replica.ts';
import { forgetSecret, keepSecret, newSecret, secretOf } from '../net/seat_secrets.ts';
import { openSocket } from '../net/socket.ts';
import { showNotice, showRefusal } from '../ui/notices.ts';
import { GameLog, type LogEntry } from './game_log.ts';
import { recall, remember } from './room_memory.ts';

export class Room {
  readonly code: string;
  /** What is being written to the others and not sent yet: it outlives the panel, and the screen, that it is written in. */
  readonly unsaid = signal('');
  readonly history = new GameLog((before) =>
    this.send({ type: 'history', ...(before !== undefined && { before }) }),
  );
  readonly #view = signal<RoomView | null>(null);
  readonly #presence = signal<Presence | null>(null);
  readonly #removableFrom = signal<readonly (number | null)[]>([]);
  readonly #status = signal<Status>({ state: 'connecting', attempt: 0 });
  readonly #replica = new Replica();
  /** As who this browser joins to sit down, until it sits. */
  #wish: SeatWish | null = null;
  readonly #connection: Connection;
  /** The secret that the last join was tried with, and the one by which the view was seen: a view is of one viewer. */
  #joinedBy: string | null = null;
  #seenBy: string | null = null;
  /** The game that this browser has added randomness to. */
  #entropyFor: string | null = null;
  readonly #listeners = new Set<(events: readonly Event[]) => void>();

  constructor(code: string) {
    this.code = code;
    this.#recall();
    this.#connection = new Connection({
      room: code,
      open: openSocket,
      credentials: () => this.#credentials(),
      onBadSecret: () => forgetSecret(code),
      onSitRefused: (refusal) => this.#onSitRefused(refusal),
      onMessage: (message) => this.#take(message),
      onStatus: (status) => this.#onStatus(status),
    });
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#wake);
    addEventListener('pagehide', this.#remember);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connection.connect();
  }

  /** Null until the first snapshot came. */
  get view(): ReadonlySignal<RoomView | null> {
    return this.#view;
  }

  get presence(): ReadonlySignal<Presence | null> {
    return this.#presence;
  }

  /** By seat: from when on the host may remove who is away from the game, by `performance.now()`; null: nobody to remove. */
  get removableFrom(): ReadonlySignal<readonly (number | null)[]> {
    return this.#removableFrom;
  }

  get status(): ReadonlySignal<Status> {
    return this.#status;
  }

  /** What has happened in the game, oldest first. */
  get log(): ReadonlySignal<readonly LogEntry[]> {
    return this.history.entries;
  }

  /** Calls back after each change, with its events and the new view in place. Returns how to stop it. */
  onEvents(listener: (events: readonly Event[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  send<I extends Intention>(intention: I): Promise<ReplyTo<I['type']>> {
    return this.#connection.send(intention);
  }

  async sit(name: string, seat: number): Promise<void> {
    const secret = newSecret();
    keepSecret(this.code, secret); // before it is sent: the answer may get lost
    await this.send({ type: 'sit', secret, name, seat });
  }

  /** Comes back to sit down at once, for a room that lets nobody in to watch. */
  joinToSit(name: string): void {
    keepSecret(this.code, newSecret());
    this.#wish = { name };
    this.reconnect();
  }

  async leave(): Promise<void> {
    await this.send({ type: 'leave' });
    forgetSecret(this.code);
  }

  /** Comes back at once: after a takeover, a removal, or instead of waiting for the next attempt. */
  reconnect(): void {
    this.#connection.connect();
  }

  close(): void {
    this.#remember();
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#wake);
    removeEventListener('pagehide', this.#remember);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#connection.close();
  }

  /** A phone may end a page that it hides without a word. */
  readonly #wake = () => {
    if (document.visibilityState === 'visible') this.#connection.wake();
    else this.#remember();
  };

  readonly #remember = () => {
    const view = this.#replica.view;
    if (view === null) return;
    remember(this.code, { seq: this.#replica.seq, view, seenBy: this.#seenBy, log: this.log.value });
  };

  /** Who enters as somebody else than before begins with a view of their own. */
  #credentials(): Credentials {
    this.#joinedBy = secretOf(this.code);
    const goesOn = this.#replica.view !== null && this.#joinedBy === this.#seenBy;
    return { secret: this.#joinedBy, since: goesOn ? this.#replica.seq : null, sit: this.#wish };
  }

  #recall(): void {
    const memory = recall(this.code);
    if (memory === null || memory.seenBy !== secretOf(this.code)) return;
    this.#replica.takeSnapshot(memory);
    this.#seenBy = memory.seenBy;
    this.#view.value = memory.view;
    this.history.restore(memory.log, memory.view);
  }

  #onStatus(status: Status): void {
    if (status.state === 'ended' && status.why !== 'taken_over') forgetSecret(this.code);
    if (status.state === 'online') this.#wish = null;
    this.#status.value = status;
  }

  #onSitRefused(refusal: Refused): void {
    this.#wish = null;
    showRefusal(refusal);
  }

  #take(message: Told): void {
    switch (message.type) {
      case 'presence':
        this.#takePresence(message);
        return;
      case 'snapshot':
        this.#replica.takeSnapshot(message);
        this.#seenBy = this.#joinedBy;
        this.#show();
        void this.history.catchUp(message.view);
        return;
      case 'delta':
        this.#takeDelta(message);
        return;
      case 'announcement':
        showNotice(message.text, { stays: true });
    }
  }

  /** The server tells durations, since no clock agrees with another. */
  #takePresence(presence: Presence): void {
    const now = performance.now();
    batch(() => {
      this.#presence.value = presence;
      this.#removableFrom.value = presence.removable_in_ms.map((ms) => (ms === null ? null : now + ms));
    });
  }

  #takeDelta(delta: Delta): void {
    const taken = this.#replica.takeDelta(delta);
    if (taken === 'lost') this.#resync();
    if (taken !== 'applied') return;
    batch(() => {
      this.history.follow(delta.events, this.#replica.view!);
      this.#show();
    });
    void this.history.catchUp(this.#replica.view!);
    for (const listener of this.#listeners) listener(delta.events);
  }

  #show(): void {
    const view = this.#replica.view!;
    this.#view.value = view;
    this.#addEntropy(view);
  }

  /** Each seated browser adds to the shuffle's randomness, so that the server alone cannot decide the order. */
  #addEntropy({ phase, you, shuffle }: RoomView): void {
    if (phase !== 'lobby' || you === null || shuffle.entropy[you] || this.#entropyFor === shuffle.game_id)
      return;
    this.#entropyFor = shuffle.game_id;
    this.send({ type: 'entropy', value: toHex(randomBytes(32)) }).catch(showRefusal);
  }

  #resync(): void {
    this.send({ type: 'resync' }).catch(showRefusal);
  }
}
