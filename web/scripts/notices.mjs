// Collects the notices of the libraries that the page is built with: dist/notices.txt, to which
// deploy/notices adds those of the server, and build/parts/page.json, a component of the SBOM (CycloneDX) a
// line. Build tools are not in the page.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WEB = new URL('../', import.meta.url).pathname;
const PARTS = join(WEB, '../build/parts');
/** Of build tools, what comes along: the letters in the pictures of links. */
const COMES_ALONG = ['dejavu-fonts-ttf'];
const SPDX = /^[\w.+-]+$/;
const NOTICE = /^(licen[cs]e|copying|notice)/i;

/** Types of libraries, which no code of theirs comes with. */
const isTypes = (path) => path.includes('/@types/');
const lock = JSON.parse(readFileSync(join(WEB, 'package-lock.json'), 'utf8'));
const libraries = Object.entries(lock.packages)
  .filter(([path]) => path.startsWith('node_modules/') && !isTypes(path))
  .filter(
    ([path, { dev, optional }]) => (!dev && !optional) || COMES_ALONG.some((name) => path.endsWith(name)),
  )
  .map(([path, { version, license }]) => ({
    path,
    name: path.replace(/^.*node_modules\//, ''),
    version,
    license,
  }));

function notices({ path, name, version }) {
  const folder = join(WEB, path);
  const files = readdirSync(folder).filter((file) => NOTICE.test(file));
  if (files.length === 0) throw new Error(`${name} comes without a licence`);
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`-- ${name} ${version}`, ...texts].join('\n\n');
}

const component = ({ name, version, license }) => ({
  type: 'library',
  name,
  version,
  licenses: [{ license: SPDX.test(license) ? { id: license } : { name: license } }],
  purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
});

const own = readFileSync(join(WEB, '../LICENSE'), 'utf8').trim();
const text = ['Bastide', own, '== Libraries in the web client', ...libraries.map(notices)];
writeFileSync(join(WEB, 'dist/notices.txt'), `${text.join('\n\n')}\n`);
mkdirSync(PARTS, { recursive: true });
writeFileSync(
  join(PARTS, 'page.json'),
  libraries.map((one) => `${JSON.stringify(component(one))}\n`).join(''),
);
console.log(`notices of ${libraries.map(({ name }) => name).join(', ')}`);
