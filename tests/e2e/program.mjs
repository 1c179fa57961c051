// A program at a table, by the protocol alone. It runs in a page of its own, where there is a WebSocket.

/** Sits down by a link as the lobby gives it, …/r/CODE#s=SECRET, and plays a legal action each time. */
export function startProgram(page, link, name) {
  const { pathname, hash } = new URL(link);
  const seat = { room: pathname.split('/').at(-1), secret: hash.slice('#s='.length), name };
  return page.evaluate(({ room, secret, name }) => {
    const socket = new WebSocket(`ws://${location.host}/ws?room=${room}`, 'bastide.v1');
    let sent = 0;
    const send = (message) => {
      sent += 1;
      socket.send(JSON.stringify({ id: `p${sent}`, ...message }));
    };
    const firstOf = ({ placements, actions }) => {
      const [cell] = placements;
      return cell === undefined
        ? actions[0]
        : { type: 'place_tile', x: cell.x, y: cell.y, rotation: cell.rotations[0] };
    };
    return new Promise((resolve, reject) => {
      socket.onopen = () => send({ type: 'join', room, secret, sit: { name, program: true } });
      socket.onerror = () => reject(new Error('the program has no connection'));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data);
        if (message.re === 'p1') message.type === 'reply' ? resolve() : reject(new Error(data));
        if (message.type === 'delta') send({ type: 'resync' });
        const game = message.type === 'snapshot' ? message.view.game : null;
        if (game?.legal) send({ type: 'act', step: game.step, actions: [firstOf(game.legal)] });
      };
    });
  }, seat);
}
