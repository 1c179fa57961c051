// Vite plugin: `virtual:castle-shapes` gives The Castle's packed shapes and its board,
// `virtual:castle-shapes/stamps` what a board the size of a stamp shows of them.

import type { Plugin } from 'vite';
import { kindsOf, readCastle, startSpacesOf } from './data.ts';
import { encodeCastle, planOf } from './encode.ts';
import { castleTileShape, startSpaceShape } from './shape.ts';
import { castleStampOf } from './stamp.ts';

const NAME = 'virtual:castle-shapes';
const STAMPS = `${NAME}/stamps`;

export function castleShapes(file: string): Plugin {
  return {
    name: 'bastide-castle-shapes',
    resolveId: (id) => (id === NAME || id === STAMPS ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${NAME}` && id !== `\0${STAMPS}`) return undefined;
      this.addWatchFile(file);
      const data = readCastle(file);
      if (id === `\0${STAMPS}`) {
        const tiles = Object.fromEntries(kindsOf(data).map((tile) => [tile.kind, castleStampOf(tile)]));
        return `export default ${JSON.stringify({ tiles, wall: planOf(data).wall })};`;
      }
      const shapes = [...kindsOf(data).map(castleTileShape), ...startSpacesOf(data).map(startSpaceShape)];
      const packed = JSON.stringify({ shapes: encodeCastle(shapes), plan: planOf(data) });
      // A string is parsed by the JSON parser, which is faster than reading the same as JavaScript.
      return `export default JSON.parse(${JSON.stringify(packed)});`;
    },
  };
}
