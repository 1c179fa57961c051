// Vite plugin: `virtual:tile-shapes` gives the packed shapes of the base game, and loads those
// of each further set from a chunk of its own. `virtual:tile-shapes/stamps` has what a board the size of a
// stamp shows of all tiles.

import type { Plugin } from 'vite';
import { dataFiles, readTiles, setsIn } from './data.ts';
import { encodeShapes } from './encode.ts';
import { shapeOf } from './shape.ts';
import { stampOf } from './stamp.ts';

const NAME = 'virtual:tile-shapes';
const RESOLVED = `\0${NAME}`;

export function tileShapes(folder: string): Plugin {
  return {
    name: 'bastide-tile-shapes',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      for (const file of dataFiles(folder)) this.addWatchFile(file);
      if (id === `${RESOLVED}/stamps`) return stampsModule(folder);
      return id === RESOLVED ? indexModule(folder) : shapesModule(folder, id.slice(RESOLVED.length + 1));
    },
  };
}

function indexModule(folder: string): string {
  const [first, ...rest] = setsIn(folder);
  const entries = rest.map((set) => {
    const tiles = JSON.stringify(readTiles(folder, set).map(({ id }) => id));
    return `{ name: '${set}', tiles: ${tiles}, load: () => import('${NAME}/${set}') }`;
  });
  return `export { default as base } from '${NAME}/${first}';\nexport const further = [${entries.join(',')}];`;
}

function shapesModule(folder: string, set: string): string {
  const packed = JSON.stringify(encodeShapes(readTiles(folder, set).map(shapeOf)));
  // A string is parsed by the JSON parser, which is faster than reading the same as JavaScript.
  return `export default JSON.parse(${JSON.stringify(packed)});`;
}

function stampsModule(folder: string): string {
  const tiles = setsIn(folder).flatMap((set) => readTiles(folder, set));
  const stamps = Object.fromEntries(tiles.map((tile) => [tile.id, stampOf(tile)]));
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(stamps))});`;
}
