import { GAMES } from '../../games/index.ts';
import type { Catalogue, CatalogueGame } from '../../net/protocol.gen.ts';

/** A server may know games that this page can't show. */
export function shownGames({ games }: Catalogue): CatalogueGame[] {
  return games.filter(({ game }) => game in GAMES);
}
