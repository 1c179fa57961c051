// Players who only sit there, so that a table is full: they hold their seats over
// connections that end with a page.

/** Seats them at the room that this page shows, in order, over sockets of the page. */
export function seatOthers(page, names) {
  return page.evaluate(async (all) => {
    const room = location.pathname.split('/').at(-1).replace('-', '');
    const secret = () => {
      const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
      return btoa(bytes).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
    };
    for (const name of all) {
      const socket = new WebSocket(`ws://${location.host}/ws`, 'bastide.v1');
      await new Promise((resolve, reject) => {
        const send = (message) => socket.send(JSON.stringify(message));
        socket.onopen = () => send({ type: 'join', id: 'join', room });
        socket.onerror = reject;
        socket.onmessage = ({ data }) => {
          const { type, re, code } = JSON.parse(data);
          if (type === 'error') reject(new Error(code));
          if (re === 'join') send({ type: 'sit', id: 'sit', secret: secret(), name });
          if (re === 'sit') resolve();
        };
      });
    }
  }, names);
}
