// Replaces a WebSocket for a room of this page.

import { CUT_OFF } from '../close_codes.ts';
import type { Lack } from '../engine_missing.ts';
import { noteLackOfRooms } from '../lack_of_rooms.ts';
import type { Socket } from '../socket.ts';
import { fetchRoomsHere } from './chunks.ts';
import { lackHere } from './lack_here.ts';

type Rooms = typeof import('./rooms_here.ts');

export class PageSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readyState: number = WebSocket.CONNECTING;
  #rooms: Rooms | null = null;
  #client = 0;

  constructor() {
    fetchRoomsHere().then(
      (rooms) => this.#open(rooms),
      () => this.#lack('unfetched'),
    );
  }

  send(text: string): void {
    this.#rooms?.send(this.#client, text);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.#rooms?.disconnect(this.#client);
  }

  #open(rooms: Rooms): void {
    if (this.readyState === WebSocket.CLOSED) return;
    const lack = lackHere();
    if (lack !== null) {
      this.#lack(lack);
      return;
    }
    this.#rooms = rooms;
    this.#client = rooms.connect({
      onMessage: (data) => this.onmessage?.({ data }),
      onClose: (code) => this.#ended(code),
    });
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  #lack(why: Lack): void {
    noteLackOfRooms(why);
    this.#ended(CUT_OFF);
  }

  #ended(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }
}
