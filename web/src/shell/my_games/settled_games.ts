// What has just been done with games of the list. Such a game stays in its place, and it can be taken back,
// until the reader looks at other games.

import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { say } from '../../ui/notices.ts';
import { titleOf } from './game_words.ts';
import type { KeptGame } from './kept_game.ts';
import { forgetGames, keepGames } from './kept_games.ts';
import { putBack, type RemovedGame, removeGame } from './removed_games.ts';

/** How it stands in its place. */
export type Settled = 'removed' | 'removedSeat' | 'archived' | 'unarchived';

export interface SettledGame {
  readonly how: Settled;
  readonly removed: RemovedGame | null;
  /** As it was. */
  readonly game: KeptGame;
}

export interface SettledGames {
  readonly byId: ReadonlyMap<string, SettledGame>;
  /** Or brings it back from the archive. */
  archive(game: KeptGame): void;
  remove(game: KeptGame): void;
  /** Takes back what was done with the game. */
  undo(id: string): void;
  forgetAll(): void;
}

export function useSettledGames(): SettledGames {
  const [byId, setById] = useState<ReadonlyMap<string, SettledGame>>(new Map());
  const settle = (game: KeptGame, how: Settled, removed: RemovedGame | null = null) => {
    setById(new Map(byId).set(game.id, { how, removed, game }));
    say(t(`games.${how}`, { game: titleOf(game) }));
  };
  return {
    byId,
    archive(game) {
      const archived = game.archived ? undefined : true;
      keepGames([{ ...game, archived }]);
      settle(game, archived ? 'archived' : 'unarchived');
    },
    remove(game) {
      const removed = removeGame(game);
      settle(game, removed.seats.length > 0 ? 'removedSeat' : 'removed', removed);
    },
    undo(id) {
      const done = byId.get(id);
      if (done === undefined) return;
      takeBack(done);
      const others = new Map(byId);
      others.delete(id);
      setById(others);
    },
    forgetAll: () => setById(new Map()),
  };
}

function takeBack({ game, removed }: SettledGame): void {
  if (removed !== null && game.phase === 'unseen') putBack({ ...removed, game });
  else if (removed !== null) putBack(removed);
  else if (game.phase === 'unseen') forgetGames([game.id]);
  else keepGames([game]);
}
