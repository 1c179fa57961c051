// The list of games together with the small boards that it shows, so that nothing arrives late.

import { allGames } from './all_games.ts';
import { MyGames } from './my_games.tsx';
import { fetchStamps } from './small_board.tsx';

export async function fetchMyGames(): Promise<typeof MyGames> {
  await fetchStamps(allGames().flatMap(({ game }) => (game === '' ? [] : [game])));
  return MyGames;
}
