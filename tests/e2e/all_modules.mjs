// What tests in browsers must know of each module of Carcassonne, from `in_browsers.mjs` in its folder of the tests:
//   title     as the create page calls it
//   weights   by action: how much less often a game with all of them takes it, where it would use up what must last
//   pictured  the actions of which such a game makes a picture

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = fileURLToPath(new URL('../modules/', import.meta.url));
const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('in_browsers.mjs'));
const modules = await Promise.all(
  files.map(async (file) => (await import(pathToFileURL(join(folder, file)).href)).default),
);

export const ALL_MODULES = modules.map(({ title }) => title);
export const WEIGHTS = Object.assign({}, ...modules.map(({ weights }) => weights));
export const PICTURED = modules.flatMap(({ pictured = [] }) => pictured);
