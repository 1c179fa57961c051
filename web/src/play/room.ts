// A room for this device: its events, who is connected, and the view of the player here. If several people
// play at one device each has a link, and the one shown is that of the active player.

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Status } from '../net/connection.ts';
import type { Intention, ReplyTo } from '../net/intentions.ts';
import type { Event, Presence, RoomView } from '../net/protocol.gen.ts';
import { placesOf } from '../net/seat_secrets.ts';
import { showNotice } from '../ui/notices.ts';
import { followRelease } from './follow_release.ts';
import { GameLog, type LogEntry } from './game_log.ts';
import { ownToAct, seatsPlaying } from './playing.ts';
import { recall, remember } from './room_memory.ts';
import { SeatLink } from './seat_link.ts';

/** On a line that is slower, what is remembered of the table is worth more than that it stands still. */
const SEATS_MS = 2_000;

export class Room {
  readonly code: string;
  /** A message being written: it survives the panel and the screen in which it is written. */
  readonly unsaid = signal('');
  readonly history = new GameLog((before) =>
    this.#first.send({ type: 'history', ...(before !== undefined && { before }) }),
  );
  readonly #first: SeatLink;
  readonly #further = signal<readonly SeatLink[]>([]);
  /** The link whose view is shown. */
  readonly #shown = computed(() => this.#chosen());
  #shownLast: SeatLink | null = null;
  readonly #view = computed(() => this.#settled());
  /** Whether it is still worth waiting for this device's further seats before anything is shown. */
  readonly #waits = signal(true);
  readonly #waiting = setTimeout(() => (this.#waits.value = false), SEATS_MS);
  readonly #seats = computed(() =>
    this.#links().flatMap(({ view }) => (view.value === null ? [] : (view.value.you ?? []))),
  );
  readonly #mayUndo = computed(
    () => this.#links().find(({ view }) => view.value?.may_undo)?.view.value?.you ?? null,
  );
  readonly #presence = signal<Presence | null>(null);
  readonly #removableFrom = signal<readonly (number | null)[]>([]);
  readonly #skippableFrom = signal<readonly (number | null)[]>([]);
  #slowAfterMs = Number.POSITIVE_INFINITY;
  /** When the present step of the game began, by `performance.now()`, as far as this page knows. */
  readonly #stepSince = signal<readonly [step: number, since: number]>([-1, 0]);
  /** How far the server's time is ahead of `performance.now()`. */
  #serverAhead = Date.now() - performance.now();
  readonly #listeners = new Set<(events: readonly Event[]) => void>();
  /** The last change told to the listeners, and whose view was shown then. */
  #heard = 0;
  #heardAs: SeatLink | null = null;
  #wasJoined = false;

  constructor(code: string) {
    this.code = code;
    this.#first = new SeatLink(code, 0, {
      onJoined: (now) => {
        this.#noteTime(now);
        if (this.#wasJoined) void followRelease(() => this.unsaid.value !== '');
        this.#wasJoined = true;
      },
      onSnapshot: (view) => {
        this.#noteStep(view);
        void this.history.catchUp(view);
      },
      onDelta: ({ events }, view) => this.history.follow(events, view),
      onShown: (delta) => {
        const view = this.#first.view.value!;
        this.#noteStep(view);
        void this.history.catchUp(view);
        this.#followTime(delta.events);
        this.#tell(delta);
      },
      onPresence: (presence) => this.#takePresence(presence),
      onAnnouncement: ({ text }) => showNotice(text, { stays: true }),
    });
    const memory = recall(code);
    if (memory !== null && this.#first.recall(memory)) this.history.restore(memory.log, memory.view);
    for (const place of placesOf(code)) if (place > 0) this.#open(place);
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#wake);
    addEventListener('pagehide', this.#remember);
    document.addEventListener('visibilitychange', this.#wake);
    this.reconnect();
  }

  /** Null until the first snapshot, for a moment until that of a further seat of this device: `#settled`. */
  get view(): ReadonlySignal<RoomView | null> {
    return this.#view;
  }

  /** The seats played at this device. */
  get seats(): ReadonlySignal<readonly number[]> {
    return this.#seats;
  }

  /** The seat of this device that may ask for the last turn back; null: none. */
  get mayUndo(): ReadonlySignal<number | null> {
    return this.#mayUndo;
  }

  /** Whether the host plays at this device. */
  get hasHost(): boolean {
    const host = this.#view.value?.host;
    return host !== undefined && this.#seats.value.includes(host);
  }

  get presence(): ReadonlySignal<Presence | null> {
    return this.#presence;
  }

  /**
   * By seat: when the host may remove an absent player from the game, by `performance.now()`; null: nobody to
   * remove.
   */
  get removableFrom(): ReadonlySignal<readonly (number | null)[]> {
    return this.#removableFrom;
  }

  /**
   * When the others may vote to skip this seat, which must act, by `performance.now()`: when it is away, or,
   * with several others, when it thinks for long; null: not under these conditions.
   */
  skippableFrom(seat: number): number | null {
    const away = this.#skippableFrom.value[seat] ?? null;
    const playing = this.#view.value === null ? [] : seatsPlaying(this.#view.value);
    if (!playing.includes(seat)) return null;
    const others = playing.filter((other) => other !== seat);
    if (away !== null || others.length < 2 || !Number.isFinite(this.#slowAfterMs)) return away;
    return this.#stepSince.value[1] + this.#slowAfterMs;
  }

  /** In ms since 1970. */
  readonly serverTime = (): number => performance.now() + this.#serverAhead;

  get status(): ReadonlySignal<Status> {
    return this.#first.status;
  }

  /** The events of the game, oldest first. */
  get log(): ReadonlySignal<readonly LogEntry[]> {
    return this.history.entries;
  }

  /**
   * Calls back after each change, with its events and the new view in place; without events if the view of
   * another player of this device is shown. Returns a function that stops it.
   */
  onEvents(listener: (events: readonly Event[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** As the shown player. */
  send<I extends Intention>(intention: I): Promise<ReplyTo<I['type']>> {
    return this.#shown.value.send(intention);
  }

  /** As the host of the room. Requires: `hasHost`. */
  sendAsHost(intention: Intention): Promise<void> {
    return this.sendAsEach((seat) => (seat === this.#view.value?.host ? intention : null));
  }

  /** As each player of this device for whom `intention` returns one, by seat. */
  async sendAsEach(intention: (seat: number) => Intention | null): Promise<void> {
    for (const link of this.#links()) {
      const seat = link.view.value?.you ?? null;
      const wanted = seat === null ? null : intention(seat);
      if (wanted !== null) await link.send(wanted);
    }
  }

  sit(name: string, seat?: number): Promise<void> {
    return this.#first.sit(name, seat);
  }

  /** Reconnects to sit down at once, for a room without watchers. */
  joinToSit(name: string): void {
    this.#first.joinToSit({ name });
  }

  /** Another person plays at this device. */
  addPlayer(name: string, seat: number): void {
    const taken = new Set(this.#links().map(({ place }) => place));
    let place = 1;
    while (taken.has(place)) ++place;
    this.#open(place).joinToSit({ name, seat });
  }

  /** All players at this device leave. */
  async leave(): Promise<void> {
    for (const link of this.#links().toReversed()) await link.leave();
  }

  /** One of the further players of this device leaves. */
  async leaveSeat(seat: number): Promise<void> {
    const link = this.#further.value.find(({ view }) => view.value?.you === seat);
    if (link === undefined) return;
    await link.leave();
    this.#drop(link);
  }

  /** Reconnects at once: after a takeover, a removal, or instead of waiting for the next attempt. */
  reconnect(): void {
    for (const link of this.#links()) link.connect();
  }

  close(): void {
    clearTimeout(this.#waiting);
    this.#remember();
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#wake);
    removeEventListener('pagehide', this.#remember);
    document.removeEventListener('visibilitychange', this.#wake);
    for (const link of this.#links()) link.close();
  }

  #links(): readonly SeatLink[] {
    return [this.#first, ...this.#further.value];
  }

  #open(place: number): SeatLink {
    const link: SeatLink = new SeatLink(this.code, place, {
      onSnapshot: ({ you }) => you === null && this.#drop(link), // the seat is gone
      onShown: (delta) => this.#tell(delta),
      onEnded: (why) => why !== 'taken_over' && this.#drop(link),
    });
    this.#further.value = [...this.#further.value, link];
    return link;
  }

  #drop(link: SeatLink): void {
    link.close();
    this.#further.value = this.#further.value.filter((other) => other !== link);
  }

  /**
   * The link of the seat to act; during another device's turn the last one; before and after the game the
   * first.
   */
  #chosen(): SeatLink {
    const links = this.#links().filter(({ status }) => status.value.state !== 'ended');
    if (this.#first.view.value?.phase !== 'playing') return this.#first;
    const acts = links.find(({ view }) => view.value !== null && ownToAct(view.value) !== null);
    const last = links.find((link) => link === this.#shownLast);
    this.#shownLast = acts ?? last ?? this.#first;
    return this.#shownLast;
  }

  /** The shown view. A table that opens in the turn of a further seat would first show a wait, then jump. */
  #settled(): RoomView | null {
    const view = this.#shown.value.view.value;
    const isOthers = view?.phase === 'playing' && ownToAct(view) === null;
    const jumps = isOthers && this.#waits.value && this.#further.value.some((link) => link.isAwaited);
    return jumps ? null : view;
  }

  /** A phone may end a hidden page without notice. */
  readonly #wake = () => {
    if (document.visibilityState !== 'visible') this.#remember();
    else for (const link of this.#links()) link.wake();
  };

  readonly #remember = () => {
    const seen = this.#first.seen();
    if (seen !== null) remember(this.code, { ...seen, log: this.log.value });
  };

  /** The server tells durations, since clocks differ. */
  #takePresence(presence: Presence): void {
    const now = performance.now();
    batch(() => {
      this.#presence.value = presence;
      this.#removableFrom.value = presence.removable_in_ms.map((ms) => (ms === null ? null : now + ms));
      this.#skippableFrom.value = presence.skippable_in_ms.map((ms) => (ms === null ? null : now + ms));
      this.#slowAfterMs = presence.slow_after_ms;
    });
  }

  #noteTime(now: number): void {
    this.#serverAhead = now - performance.now();
  }

  /** A shift of the clock comes with a jump of the server's time. */
  #followTime(events: readonly Event[]): void {
    if (!events.some(({ type }) => type === 'clock_shifted')) return;
    this.#first.send({ type: 'ping' }).then(({ now }) => this.#noteTime(now), console.info);
  }

  #noteStep({ game }: RoomView): void {
    const step = game?.step ?? -1;
    if (step !== this.#stepSince.value[0]) this.#stepSince.value = [step, performance.now()];
  }

  /** Every link gets every change. */
  #tell({ seq, events }: { seq: number; events: readonly Event[] }): void {
    const shown = this.#shown.value;
    const known = seq <= this.#heard;
    if (known && shown === this.#heardAs) return;
    this.#heard = Math.max(seq, this.#heard);
    this.#heardAs = shown;
    for (const listener of this.#listeners) listener(known ? [] : events);
  }
}
