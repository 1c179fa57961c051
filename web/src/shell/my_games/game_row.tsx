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
import { SmallBoard } from './small_board.tsx';
import { stageOf } from './sort_games.ts';
import { outcomeOf } from './statistics.ts';

/** What somebody has just done with the game: it stands in its place, and can be taken back. */
export type Settled = 'removed' | 'removedSeat' | 'archived' | 'unarchived';

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

function Listed({ game, isPast, onArchive, onRemove }: Omit<RowProps, 'settled' | 'onUndo'>) {
  const row = useRef<HTMLLIElement>(null);
  const [open, setOpen] = useState(false);
  const asks = isWorthAsking(game);
  useEffect(() => {
    if (asks) return whileInSight(row.current!, () => glanceAt(game));
  }, [asks, game.id]);
  const { phase, room, scores, seats, lost, archived } = game;
  const title = titleOf(game);
  const since = phase === 'finished' ? null : sinceOf(game);
  const left = timeLeftOf(game, Date.now());
  const canComeBack =
    open && phase === 'finished' && room !== undefined && !lost && !isPast && seatsHeld(room).length > 0;
  return (
    <li class="game-row" data-stage={stageOf(game)} data-outcome={outcomeOf(game) ?? undefined} ref={row}>
      <SmallBoard game={game} />
      <div class="game-row-text">
        <h3>{lost ? title : <GameLink game={game}>{title}</GameLink>}</h3>
        <p class="game-row-status">
          <strong>{statusOf(game)}</strong>
          {left !== null && <span>{left}</span>}
        </p>
        {scores.length > 0 && (
          <ul class="plain game-row-scores">
            {scores.map((n, seat) => (
              <li key={seat}>
                <SeatBadge colour={seats[seat]?.colour ?? 'black'} size={16} />
                <span aria-hidden="true">{n}</span>
                <span class="unseen">{t('games.points', { name: nameOf(game, seat), n })}</span>
              </li>
            ))}
          </ul>
        )}
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
      {open && (
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
      )}
    </li>
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
