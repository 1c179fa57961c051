// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { viewDigest } from '../net/canonical.ts';
import { recordedDeltas, recordedSnapshot } from '../net/recorded.ts';
import { forgetSecret, heldRooms, keepSecret, secretOf } from '../net/seat_secrets.ts';
import { hideNotice, notice } from '../ui/notices.ts';
import { Room } from './room.ts';

const CODE = 'ABCDEFGH';

/** A socket whose other end is the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.last = this;
    FakeSocket.all.push(this);
  }

  addEventListener(): void {}

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {}

  hear(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Opens, and answers the join. */
  welcome(seat = 0): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
    this.hear({ type: 'reply', re: this.sent[0]!.id, seat, seq: 7, resume: 'snapshot' });
  }
}

function snapshotOf(changes: object) {
  const snapshot = recordedSnapshot();
  const view = { ...snapshot.view, ...changes };
  return { ...snapshot, view, digest: viewDigest(view) };
}

describe('a room', () => {
  let room: Room;
  const socket = () => FakeSocket.last;
  const sentOf = (type: string) => socket().sent.filter((message) => message.type === type);
  const enter = () => {
    room = new Room(CODE);
  };

  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    localStorage.clear();
    sessionStorage.clear();
    FakeSocket.all = [];
    keepSecret(CODE, 'S');
    enter();
    socket().welcome();
  });

  afterEach(() => {
    room.close();
    vi.unstubAllGlobals();
  });

  it('shows the view of the snapshot and then of each delta, with its events', () => {
    const heard: string[] = [];
    room.onEvents((events) => heard.push(...events.map(({ type }) => type)));
    socket().hear(recordedSnapshot());
    expect(room.view.value?.seats[1]).toBeNull();
    for (const delta of recordedDeltas()) socket().hear(delta);
    expect(room.view.value?.seats[1]?.name).toBe('Ben');
    expect(heard).toEqual(['seat_taken', 'entropy_set', 'chat']);
  });

  it('asks for the time anew when the clock is shifted, since the server’s time may have jumped', async () => {
    const snapshot = recordedSnapshot();
    socket().hear(snapshot);
    socket().hear({
      type: 'delta',
      seq: snapshot.seq + 1,
      events: [{ type: 'clock_shifted', ms: 60_000 }],
      patch: [],
      digest: snapshot.digest,
    });
    expect(sentOf('ping')).toHaveLength(1);
    const now = 1_900_000_000_000;
    socket().hear({ type: 'reply', re: sentOf('ping')[0]!.id, now });
    await Promise.resolve();
    await Promise.resolve();
    expect(room.serverTime() - now).toBeLessThan(60_000);
    expect(room.serverTime()).toBeGreaterThanOrEqual(now);
  });

  it('shows what the host of the server announces until somebody closes it', () => {
    vi.useFakeTimers();
    socket().hear({ type: 'announcement', text: 'Back in five minutes.' });
    vi.advanceTimersByTime(3_600_000);
    expect(notice.value).toBe('Back in five minutes.');
    hideNotice();
    vi.useRealTimers();
  });

  it('asks for a snapshot when a delta is missing, and does not show what came after it', () => {
    const [first, , third] = recordedDeltas();
    socket().hear(recordedSnapshot());
    socket().hear(first!);
    socket().hear(third!);
    expect(sentOf('resync')).toHaveLength(1);
    expect(room.view.value?.chat).toEqual([]);
  });

  it('goes on after a reload with the deltas that it missed', () => {
    socket().hear(recordedSnapshot());
    socket().hear(recordedDeltas()[0]!);
    dispatchEvent(new Event('pagehide'));
    room.close();
    enter();
    expect(room.view.value?.seats[1]?.name).toBe('Ben');
    socket().welcome();
    expect(socket().sent[0]).toMatchObject({ type: 'join', secret: 'S', since: 8 });
  });

  it('asks for what happened before it came, once, and remembers it over a reload', async () => {
    const { number } = recordedSnapshot().view;
    const playing = snapshotOf({ phase: 'playing', game: { step: 1 } });
    socket().hear(playing);
    const asked = sentOf('history');
    expect(asked).toEqual([{ type: 'history', id: expect.any(String) }]);
    const steps = [
      { step: 0, events: [] },
      { step: 1, events: [] },
    ];
    socket().hear({ type: 'reply', re: asked[0]!.id, number, steps });
    await vi.waitFor(() => expect(room.log.value).toEqual(steps));
    room.close();
    enter();
    expect(room.log.value).toEqual(steps);
    socket().welcome();
    socket().hear(playing);
    expect(sentOf('history')).toHaveLength(0);
  });

  it('does not go on as somebody else with what it saw before', () => {
    const seenAs = (secret: string | null) => {
      room.close();
      if (secret === null) forgetSecret(CODE);
      else keepSecret(CODE, secret);
      enter();
      socket().welcome();
      return socket().sent[0];
    };
    socket().hear(snapshotOf({ you: null }));
    expect(seenAs('of another seat')).not.toHaveProperty('since');
    expect(room.view.value).toBeNull();
    socket().hear(recordedSnapshot());
    expect(seenAs('of another seat')).toHaveProperty('since');
    expect(seenAs(null)).not.toHaveProperty('since');
    socket().hear(snapshotOf({ you: null }));
    expect(seenAs(null)).toHaveProperty('since');
    expect(seenAs('S')).toMatchObject({ type: 'join', secret: 'S' });
    expect(seenAs('S')).not.toHaveProperty('since');
  });

  it('begins anew when another window has taken another seat meanwhile', () => {
    socket().hear(recordedSnapshot());
    keepSecret(CODE, 'of another seat');
    room.reconnect();
    socket().welcome();
    expect(socket().sent[0]).toMatchObject({ type: 'join', secret: 'of another seat' });
    expect(socket().sent[0]).not.toHaveProperty('since');
  });

  it('adds randomness once for each game, and only from a seat that has not yet', () => {
    socket().hear(snapshotOf({ you: null }));
    socket().hear(snapshotOf({ shuffle: { ...recordedSnapshot().view.shuffle, entropy: [true, false] } }));
    expect(sentOf('entropy')).toHaveLength(0);
    socket().hear(recordedSnapshot());
    socket().hear(recordedSnapshot());
    expect(sentOf('entropy')).toHaveLength(1);
    expect(sentOf('entropy')[0]!.value).toMatch(/^[0-9a-f]{64}$/);
    const next = { ...recordedSnapshot().view.shuffle, game_id: '11'.repeat(16) };
    socket().hear(snapshotOf({ shuffle: next, broken_off: { cause: 'newer', changes: 3 } }));
    expect(sentOf('entropy')).toHaveLength(1);
    socket().hear(snapshotOf({ shuffle: next }));
    expect(sentOf('entropy')).toHaveLength(2);
  });

  it('keeps its secret when another window takes the seat, and forgets it when the seat is gone', () => {
    socket().onclose?.({ code: 4000 });
    expect(secretOf(CODE)).toBe('S');
    room.reconnect();
    socket().onclose?.({ code: 4001 });
    expect(secretOf(CODE)).toBeNull();
    expect(room.status.value).toEqual({ state: 'ended', why: 'removed' });
  });

  it('notes that its seat is used whenever it is joined', () => {
    keepSecret('ROOM2222', 'later');
    expect(heldRooms()).toEqual(['ROOM2222', CODE]);
    room.reconnect();
    socket().welcome();
    expect(heldRooms()).toEqual([CODE, 'ROOM2222']);
  });

  it('keeps a new seat’s secret before the server knows it', () => {
    void room.sit('Ada', 1);
    const [sit] = sentOf('sit');
    expect(sit).toMatchObject({ name: 'Ada', seat: 1 });
    expect(secretOf(CODE)).toBe(sit!.secret);
  });

  describe('with two people at one device', () => {
    /** Ada's link and Ben's. */
    let ada: FakeSocket;
    let ben: FakeSocket;
    const playing = (you: number, seat: number) =>
      snapshotOf({ phase: 'playing', you, game: { step: 1, seat } });
    /** The change that passes the turn on, as this seat's link receives it. */
    const passed = (you: number, to: number, seq = 8) => {
      const { view } = playing(you, to);
      const patch = [{ op: 'replace', path: '/game/seat', value: to }];
      return {
        type: 'delta',
        seq,
        events: [{ type: 'chat', seat: 0, text: 'x', n: seq }],
        patch,
        digest: viewDigest(view),
      };
    };
    const begin = (seat: number) => {
      ada.hear({ ...playing(0, seat), seq: 7 });
      ben.hear({ ...playing(1, seat), seq: 7 });
    };

    beforeEach(() => {
      ada = socket();
      room.addPlayer('Ben', 1);
      ben = socket();
      ben.welcome(1);
    });

    it('sits the second down with a secret of their own, and both come back after a reload', () => {
      expect(ben.sent[0]).toMatchObject({ type: 'join', sit: { name: 'Ben', seat: 1 } });
      const secrets = [secretOf(CODE, 0), secretOf(CODE, 1)];
      expect(new Set(secrets).size).toBe(2);
      room.close();
      FakeSocket.all = [];
      enter();
      for (const one of FakeSocket.all) one.welcome();
      expect(FakeSocket.all.map(({ sent }) => sent[0]!.secret)).toEqual(secrets);
    });

    it('shows whoever is to play, and acts as them', () => {
      begin(1);
      expect(room.seats.value).toEqual([0, 1]);
      expect(room.view.value?.you).toBe(1);
      void room.send({ type: 'act', actions: [], step: 1 });
      expect(ben.sent.at(-1)).toMatchObject({ type: 'act' });
      ben.hear(passed(1, 0));
      ada.hear(passed(0, 0));
      expect(room.view.value?.you).toBe(0);
      void room.send({ type: 'act', actions: [], step: 1 });
      expect(ada.sent.at(-1)).toMatchObject({ type: 'act' });
    });

    it('waits for whoever is to play when it opens, so that the table does not jump from one to the other', () => {
      ada.hear({ ...playing(0, 1), seq: 7 });
      expect(room.view.value).toBeNull();
      ben.hear({ ...playing(1, 1), seq: 7 });
      expect(room.view.value?.you).toBe(1);
    });

    it('opens without whoever is to play where their link is lost', () => {
      ada.hear({ ...playing(0, 1), seq: 7 });
      ben.onclose?.({ code: 1006 });
      expect(room.view.value?.you).toBe(0);
    });

    it('opens without whoever is to play where their view takes long, and stays open', () => {
      vi.useFakeTimers();
      room.close();
      FakeSocket.all = [];
      enter();
      for (const [seat, one] of FakeSocket.all.entries()) one.welcome(seat);
      FakeSocket.all[0]!.hear({ ...playing(0, 1), seq: 7 });
      expect(room.view.value).toBeNull();
      vi.advanceTimersByTime(2_000);
      expect(room.view.value?.you).toBe(0);
      room.addPlayer('Cleo', 2);
      socket().welcome(2);
      expect(room.view.value?.you).toBe(0);
      vi.useRealTimers();
    });

    it('acts as the host, whoever is shown', () => {
      begin(1);
      expect(room.hasHost).toBe(true);
      expect(room.view.value?.you).toBe(1);
      void room.sendAsHost({ type: 'set_pace', pace: 'slow' });
      expect(ada.sent.at(-1)).toMatchObject({ type: 'set_pace' });
      expect(ben.sent.at(-1)).not.toMatchObject({ type: 'set_pace' });
      ada.hear(snapshotOf({ host: 2, you: 0 }));
      ben.hear(snapshotOf({ host: 2, you: 1 }));
      expect(room.hasHost).toBe(false);
    });

    it.each(['ada', 'ben'])(
      'tells each change once, and when somebody else is shown: %s hears first',
      (first) => {
        begin(1);
        expect(room.view.value?.you).toBe(1); // as the page does, which shows it
        const heard: [number | null | undefined, number][] = [];
        room.onEvents((events) => heard.push([room.view.value?.you, events.length]));
        const both = [() => ada.hear(passed(0, 0)), () => ben.hear(passed(1, 0))];
        for (const hear of first === 'ada' ? both : both.toReversed()) hear();
        expect(heard.reduce((sum, [, events]) => sum + events, 0)).toBe(1);
        expect(heard.at(-1)![0]).toBe(0);
      },
    );

    it('lets one stand up, and forgets who was removed', async () => {
      begin(1);
      const leaving = room.leaveSeat(1);
      const { id, type } = ben.sent.at(-1)!;
      expect(type).toBe('leave');
      ben.hear({ type: 'reply', re: id });
      await leaving;
      expect(secretOf(CODE, 1)).toBeNull();
      expect(room.seats.value).toEqual([0]);
      room.addPlayer('Cleo', 1);
      socket().welcome(1);
      socket().onclose?.({ code: 4001 });
      expect(secretOf(CODE, 1)).toBeNull();
      expect(secretOf(CODE)).toBe('S');
      expect(room.status.value.state).toBe('online');
    });
  });
});
