// One game of the list.

import { useEffect, useRef, useState } from 'preact/hooks';
import { SeatBadge } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { showRoomCode } from '../../net/room_code.ts';
import { seatsHeld } from '../../net/seat_secrets.ts';
import { Link } from '../../ui/router.tsx';
import { factsOf, nameOf, sinceOf, statusOf, timeLeftOf, titleOf } from './game_words.ts';
import { glanceAt, isWorthAsking } from './glance.ts';
import { whileInSight } from './in_sight.ts';
import type { KeptGame } from './kept_game.ts';
import type { Settled } from './settled_games.ts';
import { SmallBoard } from './small_board.tsx';
import { stageOf } from './sort_games.ts';
import { outcomeOf } from './statistics.ts';

export interface RowProps {
  game: KeptGame;
  /** The room has begun another game since. */
  isPast: boolean;
  settled: Settled | undefined;
  onArchive(): void;
  onRemove(): void;
  onUndo(): void;
}

export function GameRow({ settled, ...props }: RowProps) {
  return settled === undefined ? <Listed {...props} /> : <SettledRow {...props} settled={settled} />;
}

type ListedProps = Omit<RowProps, 'settled' | 'onUndo'>;

function Listed({ game, isPast, onArchive, onRemove }: ListedProps) {
  const row = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState(false);
  const asks = isWorthAsking(game);
  useEffect(() => {
    if (asks) return whileInSight(row.current!, () => glanceAt(game));
  }, [asks, game.id]);
  const { phase, lost } = game;
  const title = titleOf(game);
  const since = phase === 'finished' ? null : sinceOf(game);
  const left = timeLeftOf(game, Date.now());
  return (
    <li class="game-row" data-stage={stageOf(game)} data-outcome={outcomeOf(game) ?? undefined} ref={row}>
      <SmallBoard game={game} />
      <div class="game-row-text">
        <h3>{lost ? title : <GameLink game={game}>{title}</GameLink>}</h3>
        <p class="game-row-status">
          <strong>{statusOf(game)}</strong>
          {left !== null && <span>{left}</span>}
        </p>
        <Scores game={game} />
        <p class="game-row-facts">{factsOf(game)}</p>
        {since !== null && <p class="game-row-since">{since}</p>}
      </div>
      <button
        type="button"
        class="icon-button game-row-more"
        aria-expanded={open}
        aria-label={t('games.more_of', { game: title })}
        onClick={() => setOpen(!open)}
      >
        <Dots />
      </button>
      {open && <Acts {...{ game, isPast, onArchive, onRemove }} />}
    </li>
  );
}

function Scores({ game }: Pick<RowProps, 'game'>) {
  if (game.scores.length === 0) return null;
  return (
    <ul class="plain game-row-scores">
      {game.scores.map((n, seat) => (
        <li key={seat}>
          <SeatBadge colour={game.seats[seat]?.colour ?? 'black'} size={16} />
          <span aria-hidden="true">{n}</span>
          <span class="unseen">{t('games.points', { name: nameOf(game, seat), n })}</span>
        </li>
      ))}
    </ul>
  );
}

/** What can be done with the game. */
function Acts({ game, isPast, onArchive, onRemove }: ListedProps) {
  const { phase, room, lost, archived } = game;
  const canComeBack =
    phase === 'finished' && room !== undefined && !lost && !isPast && seatsHeld(room).length > 0;
  return (
    <div class="row game-row-acts">
      {canComeBack && (
        <Link class="button" href={`/r/${showRoomCode(room)}`}>
          {t('games.rematch')}
        </Link>
      )}
      <button type="button" class="button" onClick={onArchive}>
        {t(archived ? 'games.unarchive' : 'games.archive')}
      </button>
      <button type="button" class="button danger" onClick={onRemove}>
        {t('games.remove')}
      </button>
    </div>
  );
}

/** To the result of what has ended, else to the table. */
function GameLink({ game, children }: { game: KeptGame; children: string }) {
  const { phase, id, room } = game;
  if (phase === 'finished') return <Link href={`/g/${id}`}>{children}</Link>;
  return <Link href={`/r/${showRoomCode(room!)}`}>{children}</Link>;
}

function SettledRow({ game, settled, onUndo }: Pick<RowProps, 'game' | 'onUndo'> & { settled: Settled }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current!.focus({ preventScroll: true }), []);
  return (
    <li class="game-row game-row-settled">
      <p>{t(`games.${settled}`, { game: titleOf(game) })}</p>
      <button type="button" class="button" ref={undo} onClick={onUndo}>
        {t('games.undo')}
      </button>
    </li>
  );
}

function Dots() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="currentColor">
      <circle cx="5" cy="12" r="2" />
      <circle cx="12" cy="12" r="2" />
      <circle cx="19" cy="12" r="2" />
    </svg>
  );
}
