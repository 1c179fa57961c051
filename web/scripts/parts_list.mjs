// Writes parts.json: the addresses of everything that the page may ever load, for playing without a network.

import { readdirSync, writeFileSync } from 'node:fs';

const DIST = new URL('../dist/', import.meta.url);
const parts = readdirSync(new URL('assets/', DIST)).filter((name) => !/\.(br|gz)$/.test(name));
writeFileSync(new URL('parts.json', DIST), JSON.stringify(parts.map((name) => `/assets/${name}`)));
