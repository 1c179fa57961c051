// Opens the socket to a room: the server's, or this page's for rooms that are kept here.

import { watchOpening } from './barred.ts';
import { address } from './base.ts';
import { askWhy, type HeldUp } from './held_up.ts';
import { isOwnRoom } from './in_page/own_rooms.ts';
import { PageSocket } from './in_page/page_socket.ts';
import type { Socket } from './socket.ts';

const SUBPROTOCOL = 'bastide.v1';

/** The address names the room, by which a proxy before several nodes finds the right one. */
export function openSocket(room: string): Socket {
  if (isOwnRoom(room)) return new PageSocket();
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const socket = new WebSocket(`${scheme}://${location.host}${address('/ws')}?room=${room}`, SUBPROTOCOL);
  watchOpening(socket);
  return socket as Socket;
}

/** Why the server opens no socket to the room: asks it without opening one. */
export async function whyNoSocket(room: string): Promise<HeldUp | null> {
  return isOwnRoom(room) ? null : askWhy(`${address('/ws')}?room=${room}`);
}
