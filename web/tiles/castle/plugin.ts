// Vite plugin: `virtual:castle-shapes` gives The Castle's packed shapes and its board.

import type { Plugin } from 'vite';
import { kindsOf, readCastle, startSpacesOf } from './data.ts';
import { encodeCastle, planOf } from './encode.ts';
import { castleTileShape, startSpaceShape } from './shape.ts';

const NAME = 'virtual:castle-shapes';

export function castleShapes(file: string): Plugin {
  return {
    name: 'bastide-castle-shapes',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      this.addWatchFile(file);
      const data = readCastle(file);
      const shapes = [...kindsOf(data).map(castleTileShape), ...startSpacesOf(data).map(startSpaceShape)];
      const packed = JSON.stringify({ shapes: encodeCastle(shapes), plan: planOf(data) });
      // A string is parsed by the JSON parser, which is faster than reading the same as JavaScript.
      return `export default JSON.parse(${JSON.stringify(packed)});`;
    },
  };
}
