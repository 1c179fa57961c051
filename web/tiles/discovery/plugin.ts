// Vite plugin: `virtual:discovery-shapes` gives The Discovery's packed shapes,
// `virtual:discovery-shapes/stamps` what a board the size of a stamp shows of them.

import type { Plugin } from 'vite';
import { readDiscovery } from './data.ts';
import { encodeDiscovery } from './encode.ts';
import { discoveryTileShape } from './shape.ts';
import { discoveryStampOf } from './stamp.ts';

const NAME = 'virtual:discovery-shapes';
const STAMPS = `${NAME}/stamps`;

export function discoveryShapes(file: string): Plugin {
  return {
    name: 'bastide-discovery-shapes',
    resolveId: (id) => (id === NAME || id === STAMPS ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${NAME}` && id !== `\0${STAMPS}`) return undefined;
      this.addWatchFile(file);
      if (id === `\0${STAMPS}`) {
        const tiles = readDiscovery(file).map((tile) => [tile.kind, discoveryStampOf(tile)]);
        return `export default ${JSON.stringify(Object.fromEntries(tiles))};`;
      }
      const packed = JSON.stringify(encodeDiscovery(readDiscovery(file).map(discoveryTileShape)));
      // A string is parsed by the JSON parser, which is faster than reading the same as JavaScript.
      return `export default JSON.parse(${JSON.stringify(packed)});`;
    },
  };
}
