// Writes parts.json: the addresses of all that the page may load to play, for playing without a network.

import { readdirSync, writeFileSync } from 'node:fs';

const DIST = new URL('../dist/', import.meta.url);
/** The encoder of videos, which few want; what is of no use without a network. */
const LEFT_OUT = [/^board_film-/, /^sharing/, /^(open_tables|sit_down|strangers|report-|listed-)/];
const names = readdirSync(new URL('assets/', DIST)).filter((name) => !/\.(br|gz)$/.test(name));
for (const some of LEFT_OUT)
  if (!names.some((name) => some.test(name))) throw new Error(`nothing is called ${some}`);
const parts = names.filter((name) => !LEFT_OUT.some((some) => some.test(name)));
writeFileSync(new URL('parts.json', DIST), JSON.stringify(parts.map((name) => `/assets/${name}`)));
