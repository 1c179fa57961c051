// What tests in browsers must know of each module of Carcassonne, from `in_browsers.mjs` in its folder here:
//   title     as the create page calls it
//   weights   by action: how much less often a game with all takes it, where it would use up what must last
//   pictured  the actions of which such a game makes a picture
//   anywhere  actions with many places on the board, which share one line: pressed again it goes to the next
//   ways      by action: how the line of a step is found and pressed, where it is not the one of its number
//   log       by event: what the log says of it, in English; `name` is that of its seat, `names` are by seat
//   returned  by reason of a piece that goes home: what the log says before piece and owner
//   scored    by reason: what the log says of it before the sum

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const folder = fileURLToPath(new URL('../modules/', import.meta.url));

/** Imports the file of this name from each module's folder of tests that has one. */
export function importEach(name) {
  const files = readdirSync(folder).map((module) => join(folder, module, name));
  return Promise.all(files.filter(existsSync).map((file) => import(pathToFileURL(file).href)));
}

const modules = (await importEach('in_browsers.mjs')).map((module) => module.default);

export const ALL_MODULES = modules.map(({ title }) => title);
const allOf = (list) => Object.assign({}, ...modules.map((module) => module[list]));
export const ANYWHERE = modules.flatMap(({ anywhere = [] }) => anywhere);
export const WAYS = allOf('ways');
export const WEIGHTS = allOf('weights');
export const LOG = allOf('log');
export const RETURNED = allOf('returned');
export const SCORED = allOf('scored');
export const PICTURED = modules.flatMap(({ pictured = [] }) => pictured);
