// Vite plugin: `virtual:discovery-shapes` gives The Discovery's packed shapes.

import type { Plugin } from 'vite';
import { readDiscovery } from './data.ts';
import { encodeDiscovery } from './encode.ts';
import { discoveryTileShape } from './shape.ts';

const NAME = 'virtual:discovery-shapes';

export function discoveryShapes(file: string): Plugin {
  return {
    name: 'bastide-discovery-shapes',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      this.addWatchFile(file);
      const packed = JSON.stringify(encodeDiscovery(readDiscovery(file).map(discoveryTileShape)));
      // A string is parsed by the JSON parser, which is faster than reading the same as JavaScript.
      return `export default JSON.parse(${JSON.stringify(packed)});`;
    },
  };
}
