// Which game it is, and for how many.

import { t, tOr } from '../../i18n/index.ts';
import type { CatalogueGame } from '../../net/protocol.gen.ts';
import { gameName } from '../../play/rules_summary.tsx';
import { Choice } from '../../ui/fields.tsx';
import { seatsAllowed, type WishProps, wishFor } from './wish.ts';

export interface GameAndSeatsProps extends Pick<WishProps, 'game' | 'wish'> {
  games: readonly CatalogueGame[];
  /** So many have a seat already. */
  fewest?: number;
  onGame(chosen: Pick<WishProps, 'game' | 'wish'>): void;
  onSeats(seats: number): void;
}

export function GameAndSeats({ games, game, wish, fewest = 1, onGame, onSeats }: GameAndSeatsProps) {
  const play = (name: string) => {
    const chosen = games.find((known) => known.game === name)!;
    onGame({ game: chosen, wish: { ...wishFor(chosen, chosen.default_preset), seats: wish.seats } });
  };
  return (
    <>
      {games.length > 1 && (
        <Choice
          legend={t('create.game')}
          name="game"
          look="cards"
          value={game.game}
          options={games.map(({ game: name }) => ({
            value: name,
            label: gameName(name),
            hint: tOr(`game.${name}.about`, ''),
          }))}
          onChange={play}
        />
      )}
      <Choice
        legend={t('create.seats')}
        name="seats"
        look="pills"
        value={wish.seats}
        options={seatsAllowed(game, wish)
          .filter((n) => n >= fewest)
          .map((n) => ({ value: n, label: String(n) }))}
        onChange={onSeats}
      />
    </>
  );
}
