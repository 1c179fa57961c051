// Home of a device that has games: all of them, those first where somebody waits for this device.

import '../../styles/my_games.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t, tOr } from '../../i18n/index.ts';
import { online } from '../../net/online.ts';
import { keepsAnything } from '../../net/storage.ts';
import { Page } from '../../ui/page.tsx';
import { Unfolding } from '../../ui/unfolding.tsx';
import { untranslated } from '../../ui/untranslated.ts';
import { mayShare } from '../devices/has_key.ts';
import { DeviceCard } from '../devices/index.ts';
import { allGames } from './all_games.ts';
import { FileCard } from './file_card.tsx';
import { GameRow } from './game_row.tsx';
import { isWorthAsking } from './glance.ts';
import { whileInSight } from './in_sight.ts';
import type { KeptGame } from './kept_game.ts';
import { gamesAreKept, gamesChanged } from './kept_games.ts';
import { type SettledGame, type SettledGames, useSettledGames } from './settled_games.ts';
import { type Filter, inKnownOrder, passes, placeOf, SHOWN, STAGES, stageOf } from './sort_games.ts';
import { StatisticsCard } from './statistics_card.tsx';

/** So many rows are added whenever the end of the list comes into sight. */
const ROWS = 24;

/** `actions`: how to begin or join another game; `foot`: what stands below all of it. */
export interface MyGamesProps {
  actions: ComponentChildren;
  foot: ComponentChildren;
}

export function MyGames({ actions, foot }: MyGamesProps) {
  gamesChanged.value;
  const games = allGames();
  return (
    <Page title={t('games.title')} wide>
      <div class="my-games">
        <div class="my-games-begin">{actions}</div>
        <div {...untranslated('my-games-list')}>
          <GameList games={games} />
        </div>
        <div {...untranslated('my-games-side')}>
          <section class="card">
            <Unfolding summary={t('games.statistics')}>{() => <StatisticsCard games={games} />}</Unfolding>
          </section>
          {mayShare() && (
            <section class="card">
              <Unfolding summary={t('games.devices')}>{() => <DeviceCard />}</Unfolding>
            </section>
          )}
          <section class="card">
            <Unfolding summary={t('games.file')}>{() => <FileCard />}</Unfolding>
          </section>
        </div>
      </div>
      {foot}
    </Page>
  );
}

function GameList({ games }: { games: readonly KeptGame[] }) {
  const [filter, setFilter] = useState<Filter>({ shown: 'all', game: null });
  const settled = useSettledGames();
  const [room, setRoom] = useState(ROWS);
  const list = useOrder(games, settled.byId, filter);
  const shown = list.rows.slice(0, room);
  const kinds = [...new Set(games.map(({ game }) => game))].filter((game) => game !== '');

  const choose = (next: Filter) => {
    setFilter(next);
    settled.forgetAll();
    setRoom(ROWS);
  };

  return (
    <>
      {!(keepsAnything() && gamesAreKept()) && <p class="card unkept">{t('games.unkept')}</p>}
      <Filters games={games} kinds={kinds} filter={filter} onChoose={choose} />
      <Present games={games} nowYours={list.nowYours} onSort={list.sortAnew} />
      {shown.length === 0 && <p class="card">{t(games.length === 0 ? 'games.none' : 'games.noneSuch')}</p>}
      {STAGES.map((stage) => {
        const rows = shown.filter((row) => row.stage === stage);
        return rows.length > 0 && <Stage key={stage} {...{ stage, rows, games, settled }} />;
      })}
      {list.rows.length > room && (
        <More n={Math.min(ROWS, list.rows.length - room)} onMore={() => setRoom(room + ROWS)} />
      )}
    </>
  );
}

interface StageProps {
  stage: Row['stage'];
  rows: readonly Row[];
  games: readonly KeptGame[];
  settled: SettledGames;
}

function Stage({ stage, rows, games, settled }: StageProps) {
  return (
    <section aria-labelledby={`games-${stage}`}>
      <h2 id={`games-${stage}`}>{t(`games.stage.${stage}`)}</h2>
      <ul class="plain">
        {rows.map(({ game }) => (
          <GameRow
            key={game.id}
            game={game}
            isPast={isPast(game, games)}
            settled={settled.byId.get(game.id)?.how}
            onArchive={() => settled.archive(game)}
            onRemove={() => settled.remove(game)}
            onUndo={() => settled.undo(game.id)}
          />
        ))}
      </ul>
    </section>
  );
}

/** The room of a finished game has begun another one since. */
const isPast = (game: KeptGame, games: readonly KeptGame[]): boolean =>
  game.room !== undefined &&
  games.some((other) => other.room === game.room && other.id !== game.id && other.moved > game.moved);

interface Row {
  game: KeptGame;
  /** Where it is listed, though it may stand elsewhere by now. */
  stage: ReturnType<typeof stageOf>;
}

/**
 * What is listed stays in its place while answers come, until another order is asked for. `nowYours`: games
 * listed elsewhere in which it is this device's turn by now.
 */
function useOrder(
  games: readonly KeptGame[],
  settled: ReadonlyMap<string, SettledGame>,
  filter: Filter,
): { rows: Row[]; nowYours: number; sortAnew(): void } {
  const [sorted, setSorted] = useState(0);
  const listed = useRef<readonly Row[]>([]);
  const isFirst = useRef(true);
  useMemo(() => {
    isFirst.current = true;
  }, [filter, sorted]);
  const gone = [...settled.values()].map(({ game }) => game);
  const all = [...games.filter(({ id }) => !settled.has(id)), ...gone];
  const passing = all.filter((game) => settled.has(game.id) || passes(game, filter));
  const before = isFirst.current ? [] : listed.current;
  const known = before.map(({ game }) => game);
  const fits = new Set([...passing, ...all.filter((game) => wasListed(game, known))]);
  const stages = new Map(
    before.flatMap(({ game, stage }) => [game.id, placeOf(game)].map((name) => [name, stage])),
  );
  const rows = inKnownOrder([...fits], known).map((game) => ({
    game,
    stage: stages.get(game.id) ?? stages.get(placeOf(game)) ?? stageOf(game),
  }));
  isFirst.current = false;
  listed.current = rows;
  const nowYours = rows.filter(({ game, stage }) => stage !== 'yours' && stageOf(game) === 'yours').length;
  return { rows, nowYours, sortAnew: () => setSorted(sorted + 1) };
}

const wasListed = ({ id }: KeptGame, before: readonly KeptGame[]): boolean =>
  before.some((known) => known.id === id);

interface FiltersProps {
  games: readonly KeptGame[];
  kinds: readonly string[];
  filter: Filter;
  onChoose(filter: Filter): void;
}

function Filters({ games, kinds, filter, onChoose }: FiltersProps) {
  return (
    <div class="my-games-filters">
      <fieldset class="pills">
        <legend class="unseen">{t('games.shown')}</legend>
        {SHOWN.map((shown) => {
          const n = games.filter((game) => passes(game, { ...filter, shown })).length;
          if (shown === 'archived' && n === 0 && filter.shown !== shown) return null;
          return (
            <label key={shown} class="choice">
              <input
                type="radio"
                name="shown"
                checked={filter.shown === shown}
                onChange={() => onChoose({ ...filter, shown })}
              />
              <span>
                {t(`games.shown.${shown}`)} <span class="count">{n}</span>
              </span>
            </label>
          );
        })}
      </fieldset>
      {kinds.length > 1 && (
        <label class="my-games-kind">
          {t('games.ofGame')}
          <select
            value={filter.game ?? ''}
            onChange={({ currentTarget }) => onChoose({ ...filter, game: currentTarget.value || null })}
          >
            <option value="">{t('games.anyGame')}</option>
            {kinds.map((kind) => (
              <option key={kind} value={kind}>
                {tOr(`game.${kind}`, kind)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** How fresh the list is, in a line of constant height: nothing below it moves. */
function Present({
  games,
  nowYours,
  onSort,
}: {
  games: readonly KeptGame[];
  nowYours: number;
  onSort(): void;
}) {
  if (!games.some(isWorthAsking)) return null;
  return (
    <div class="my-games-present">
      {nowYours > 0 ? (
        <button type="button" class="button plain" onClick={onSort}>
          {t('games.nowYours', { n: nowYours })}
        </button>
      ) : (
        <p class="quiet">{t(online.value ? 'games.asOfNow' : 'games.asSeen')}</p>
      )}
    </div>
  );
}

/** Shows more when its reader arrives there, or presses. */
function More({ n, onMore }: { n: number; onMore(): void }) {
  const end = useRef<HTMLButtonElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(
    () =>
      whileInSight(end.current!, () => {
        more.current();
        return () => {};
      }),
    [n],
  );
  return (
    <button type="button" class="button my-games-more" ref={end} onClick={onMore}>
      {t('games.more', { n })}
    </button>
  );
}
