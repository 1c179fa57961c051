// What a board the size of a stamp shows of a tile, packed as "paths;houses;towers": the sides that its paths
// leave by, then the half sides of its houses and of its towers, as in "ne;0,1;45".

import { type CastleDataTile, halfNumber } from './data.ts';

export function castleStampOf({ features }: CastleDataTile): string {
  const of = (wanted: string) => features.filter(({ kind }) => kind === wanted).map(({ at }) => at);
  const halves = (wanted: string) =>
    of(wanted)
      .map((at) => at.map(halfNumber).join(''))
      .join();
  const paths = of('path')
    .map((at) => at.map((end) => end[0]).join(''))
    .join();
  return [paths, halves('house'), halves('tower')].join(';');
}
