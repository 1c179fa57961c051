// A table as it would look at another time of the game: the server's messages are changed on their way.

/** From its next load on a page gets what `change` makes of the view. `connected`: by seat, who is there. */
export async function changeView(page, change, connected) {
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(text);
      if (message.type === 'snapshot') message.view = change(message.view);
      if (message.type === 'presence' && connected) message.connected = connected;
      socket.send(JSON.stringify(message));
    });
  });
}

const FULL_SUPPLY = { meeple: 7, big_meeple: 1, abbot: 1, builder: 1, pig: 1, mayor: 1, wagon: 1, barn: 1 };

/** What seats show late in a game with all modules, more than they mostly do. */
export function lateIn(view) {
  const { game } = view;
  const last = game.seats.length - 1;
  const seats = game.seats.map((seat, index) => ({
    ...seat,
    score: 20 + 37 * index,
    supply: { ...FULL_SUPPLY, meeple: index, ...(index % 2 === 0 ? { abbot: 0, pig: 0, barn: 0 } : {}) },
    tower_pieces: 4,
    abbey: index !== 0,
    ...(index < 2 ? { wine: 3, cloth: index } : { grain: 1 }),
  }));
  const prisoners = [{ captor: last, owner: 0, piece: 'meeple', count: 1 }];
  const awards = { king: { seat: last, size: 12 }, robber: { seat: 0, size: 9 } };
  return { ...view, game: { ...game, seats, towers: [], prisoners, ...awards } };
}

/** The same table with fewer seats. */
export function withSeats(view, count) {
  const { seats, game } = view;
  const seat = game.seat % count;
  return {
    ...view,
    seats: seats.slice(0, count),
    game: { ...game, seat, seats: game.seats.slice(0, count), legal: null },
  };
}

/** With ten minutes for each seat, and some more. */
export function withClock(view) {
  const left_ms = view.seats.map((_, seat) => 615_000 - 1_000 * seat);
  const clock = { rule: { kind: 'bank', seconds: 600, increment: 15 }, left_ms };
  return { ...view, clock: { ...clock, timeouts: left_ms.map(() => 0) } };
}

/** With these modules only. */
export function withModules(view, modules) {
  const seats = view.game.seats.map((seat) => ({ ...seat, tower_pieces: 0, abbey: false }));
  return { ...view, rules: { ...view.rules, modules }, game: { ...view.game, seats } };
}
