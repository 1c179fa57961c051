import { afterEach, expect, it, vi } from 'vitest';
import { openSocket } from './open_socket.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['http:', 'ws://play.example:8080/ws?room=ABCDEFGH'],
  ['https:', 'wss://play.example:8080/ws?room=ABCDEFGH'],
])('goes to the server of the page at %s, and tells it the room', (protocol, address) => {
  const opened: unknown[][] = [];
  class Opened {
    constructor(...given: unknown[]) {
      opened.push(given);
    }
    addEventListener() {}
  }
  vi.stubGlobal('WebSocket', Opened);
  vi.stubGlobal('location', { protocol, host: 'play.example:8080' });
  openSocket('ABCDEFGH');
  expect(opened).toEqual([[address, 'bastide.v1']]);
});
