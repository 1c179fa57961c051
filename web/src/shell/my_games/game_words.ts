// What a row of the list says of its game.

import { customs, listOf, t, tOr } from '../../i18n/index.ts';
import { isolate } from '../../i18n/isolate.ts';
import { showRoomCode } from '../../net/room_code.ts';
import { signed } from '../../play/words.ts';
import { type KeptGame, type KeptSeat, NUMBERS_OF_A_TILE } from './kept_game.ts';
import { stageOf } from './sort_games.ts';
import { outcomeOf } from './statistics.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Of the seats that scored since somebody looked, so many are named. */
const GAINS_MAX = 3;

/** By whom it is played besides this device; names, not codes, where there are any. */
export function titleOf({ phase, room, seats, mine }: KeptGame): string {
  if (phase === 'unseen') return t('games.table', { code: showRoomCode(room ?? '') });
  const others = seats.flatMap((seat, at) => (seat === null || mine.includes(at) ? [] : [seat]));
  const people = others.filter(({ level }) => level === undefined).map(shownName);
  const computers = others.length - people.length;
  const named = computers === 0 ? people : [...people, t('games.computers', { n: computers })];
  if (named.length > 0) return listOf(named);
  return t(phase === 'lobby' ? 'games.nobodyYet' : 'games.alone');
}

const shownName = ({ name, program }: KeptSeat): string =>
  program ? t('games.program', { name: isolate(name) }) : name;

export function statusOf(game: KeptGame): string {
  const { phase, acts, mine, seats } = game;
  switch (stageOf(game)) {
    case 'lost':
      return t('games.lost');
    case 'finished':
      return finishedWords(game);
    case 'yours':
      return mine.length > 1 ? t('games.turnOf', { name: nameOf(game, acts!) }) : t('games.yourTurn');
    case 'running':
      if (phase !== 'playing') return t(phase === 'lobby' ? 'games.lobby' : 'games.unseen');
      return acts === null || !seats[acts]
        ? t('games.goesOn')
        : t('games.turnOf', { name: nameOf(game, acts) });
  }
}

const OUTCOMES = { won: 'games.won', shared: 'games.shared', lost: 'games.lostGame' } as const;

function finishedWords(game: KeptGame): string {
  const outcome = outcomeOf(game);
  const words = t(outcome === null ? 'games.over' : OUTCOMES[outcome]);
  if (game.ended !== 'resigned' && game.ended !== 'abandoned') return words;
  return `${words}, ${t(`games.${game.ended}`)}`;
}

export const nameOf = ({ seats }: KeptGame, seat: number): string => isolate(seats[seat]?.name ?? '');

/** What it is, and how far it has come. */
export function factsOf(game: KeptGame): string {
  const { game: kind, modules, phase, moved, tilesLeft, here } = game;
  const facts = phase === 'unseen' ? [] : [tOr(`game.${kind}`, kind), ...modules.map(moduleName)];
  if (phase === 'playing') facts.push(t('games.tilesLeft', { n: tilesLeft }));
  if (phase === 'finished') facts.push(dayOf(moved));
  if (here && phase !== 'finished') facts.push(t('games.inBrowser'));
  return facts.join(' · ');
}

export const moduleName = (module: string): string => tOr(`module.${module}`, module);

export const dayOf = (at: number): string =>
  new Intl.DateTimeFormat(customs().locale, { dateStyle: 'medium' }).format(at);

/** Null: there is no clock, or it has run out as far as this device knows. */
export function timeLeftOf({ until, phase }: KeptGame, now: number): string | null {
  if (phase !== 'playing' || until === undefined || until <= now) return null;
  return t('games.timeLeft', { time: spanOf(until - now) });
}

/** "3 days", "5 hours", "12 minutes": the largest of these units, rounded down. */
function spanOf(ms: number): string {
  const [unit, size] =
    ms >= DAY_MS
      ? (['day', DAY_MS] as const)
      : ms >= HOUR_MS
        ? (['hour', HOUR_MS] as const)
        : (['minute', MINUTE_MS] as const);
  const form = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(customs().locale, form).format(Math.max(1, Math.floor(ms / size)));
}

/** What happened since somebody looked at the table here; null: nothing. */
export function sinceOf(game: KeptGame): string | null {
  const { board, message, scores, looked } = game;
  const laid = board.cells.length / NUMBERS_OF_A_TILE - looked.tiles;
  const parts: string[] = [];
  if (laid > 0) parts.push(t('games.laid', { n: laid }));
  const gains = scores.flatMap((score, seat) => {
    const points = score - (looked.scores[seat] ?? 0);
    return points === 0 ? [] : [t('games.gained', { name: nameOf(game, seat), points: signed(points) })];
  });
  parts.push(...gains.slice(0, GAINS_MAX));
  if (message > looked.message) parts.push(t('games.messages', { n: message - looked.message }));
  return parts.length === 0 ? null : t('games.since', { what: listOf(parts) });
}
