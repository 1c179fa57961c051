// Vite plugin: `import shapes from 'virtual:tile-shapes'` gives the packed shapes of every drawn tile.

import type { Plugin } from 'vite';
import { dataFiles, readTiles } from './data.ts';
import { encodeShapes } from './encode.ts';
import { shapeOf } from './shape.ts';

const NAME = 'virtual:tile-shapes';
const RESOLVED = `\0${NAME}`;

export function tileShapes(folder: string): Plugin {
  return {
    name: 'bastide-tile-shapes',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      for (const file of dataFiles(folder)) this.addWatchFile(file);
      const packed = JSON.stringify(encodeShapes(readTiles(folder).map(shapeOf)));
      // A string is parsed by the JSON parser, which is faster than reading the same as JavaScript.
      return `export default JSON.parse(${JSON.stringify(packed)});`;
    },
  };
}
