// Writes parts.json: the addresses of all that the page may load to play, for playing without a network.

import { readdirSync, writeFileSync } from 'node:fs';

const DIST = new URL('../dist/', import.meta.url);
/** The encoder of videos: who wants none need not fetch it. */
const LEFT_OUT = /^board_film-/;
const names = readdirSync(new URL('assets/', DIST)).filter((name) => !/\.(br|gz)$/.test(name));
const parts = names.filter((name) => !LEFT_OUT.test(name));
if (parts.length === names.length) throw new Error(`nothing is called ${LEFT_OUT}`);
writeFileSync(new URL('parts.json', DIST), JSON.stringify(parts.map((name) => `/assets/${name}`)));
