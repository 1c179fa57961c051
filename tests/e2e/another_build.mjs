// The page as it is built, and as another build of it would be: what a release brings.

import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ROOT } from './server.mjs';

export const BUILT = join(ROOT, 'web/dist');
const TEXT = ['.js', '.css', '.html', '.json'];

/** Writes into the folder `web` the page with another name for each part, also where it is imported. */
export function buildAgain(web) {
  cpSync(BUILT, web, { recursive: true, filter: (file) => !['.br', '.gz'].includes(extname(file)) });
  const assets = join(web, 'assets');
  for (const packed of readdirSync(join(BUILT, 'assets')).filter((name) => /\.(js|css)\.gz$/.test(name))) {
    const content = gunzipSync(readFileSync(join(BUILT, 'assets', packed)));
    writeFileSync(join(assets, packed.slice(0, -'.gz'.length)), content);
  }
  const names = new Map(
    readdirSync(assets).map((name) => {
      const kind = extname(name);
      return [name, `${name.slice(0, -kind.length)}-again${kind}`];
    }),
  );
  for (const [name, other] of names) renameSync(join(assets, name), join(assets, other));
  for (const name of readdirSync(web, { recursive: true })) {
    if (!TEXT.includes(extname(name))) continue;
    const text = readFileSync(join(web, name), 'utf8');
    writeFileSync(
      join(web, name),
      text.replace(/[\w.-]+\.\w+/g, (word) => names.get(word) ?? word),
    );
  }
}
