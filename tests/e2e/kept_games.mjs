// Games as a device remembers them, to fill its list with many at once.

const NAMES = ['Ben', 'Carla', 'Dora', 'Emil', 'Fatima', 'Grigore', 'Hanna', 'Ion'];
const COLOURS = ['blue', 'yellow', 'green', 'black', 'pink'];
const TILES = ['base-D', 'base-U', 'base-V', 'base-E', 'base-A', 'base-R'];
const MODULES = [['farmers'], ['farmers', 'river'], ['farmers', 'inns_and_cathedrals', 'abbot']];
const HOUR_MS = 3_600_000;
const CODE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code of a room that the server does not have. */
export const codeOf = (n) =>
  `ZZZZ${[3, 2, 1, 0].map((place) => CODE_LETTERS[Math.floor(n / 32 ** place) % 32]).join('')}`;

/**
 * `count` games of Ana: every tenth waits for her, three of ten for others, the rest is over. `now`: in ms
 * since 1970.
 */
export function keptGames(count, now = Date.now()) {
  return Array.from({ length: count }, (_, n) => {
    const kind = n % 10;
    const phase = kind < 4 ? 'playing' : 'finished';
    const others = 1 + (n % 3);
    const scores = Array.from({ length: others + 1 }, (__, seat) => ((n * 7 + seat * 13) % 90) + 5);
    const winner = scores.indexOf(Math.max(...scores));
    const tiles = 10 + (n % 60);
    return {
      id: n.toString(16).padStart(32, '0'),
      room: codeOf(n),
      phase,
      game: 'carcassonne',
      modules: MODULES[n % MODULES.length],
      seats: [
        { name: 'Ana', colour: 'red' },
        ...Array.from({ length: others }, (__, seat) => ({
          name: NAMES[(n + seat) % NAMES.length],
          colour: COLOURS[seat],
          ...(seat === 2 && { level: 'club' }),
        })),
      ],
      mine: [0],
      acts: phase === 'finished' ? null : Math.min(kind, 1),
      turn: tiles,
      tilesLeft: 72 - tiles,
      scores,
      message: 2,
      board: {
        tiles: TILES,
        cells: Array.from({ length: tiles }, (__, at) => [
          at % 6,
          (at % 8) - 4,
          Math.floor(at / 8),
          at % 4,
        ]).flat(),
        pieces: [0, -1, 1, 1, 2, 0],
      },
      ...(kind === 0 && { until: now + (n + 1) * HOUR_MS }),
      ...(phase === 'finished' && { winners: [winner], ended: n % 7 === 0 ? 'resigned' : 'finished' }),
      best: { kind: 'city', points: 10 + (n % 20) },
      looked: {
        tiles: tiles - (n % 3),
        message: 2 - (n % 2),
        scores: scores.map((score, seat) => score - seat * (n % 2)),
      },
      heard: now - n * HOUR_MS,
      moved: now - n * HOUR_MS,
    };
  });
}

/** Puts games into the storage of a page, which must show something of the site. */
export const fill = (page, games) =>
  page.evaluate((all) => {
    for (const game of all) localStorage.setItem(`bastide.game.${game.id}`, JSON.stringify(game));
  }, games);
