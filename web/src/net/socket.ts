// The server's door for rooms.

const SUBPROTOCOL = 'bastide.v1';

export function openSocket(): WebSocket {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return new WebSocket(`${scheme}://${location.host}/ws`, SUBPROTOCOL);
}
