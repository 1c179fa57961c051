import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { address, addressBelow, linkTo, pathBelow, pathOf, site } from './base.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the addresses of the site', () => {
  it('are paths of the host where the site is at its root', () => {
    vi.stubGlobal('location', { origin: 'https://play.example' });
    expect(address('/new#computers')).toBe('/new#computers');
    expect(linkTo('/r/ABCD-EFGH')).toBe('https://play.example/r/ABCD-EFGH');
    expect(site()).toBe('https://play.example');
    expect(pathOf('/r/ABCD-EFGH')).toBe('/r/ABCD-EFGH');
  });

  it('lie below the path under which a proxy serves the site', () => {
    expect(addressBelow('/bastide/', '/')).toBe('/bastide/');
    expect(addressBelow('/games/bastide/', '/api/v1/rooms')).toBe('/games/bastide/api/v1/rooms');
  });

  it.each([
    ['/bastide/', '/'],
    ['/bastide', '/'],
    ['/bastide/r/ABCD-EFGH', '/r/ABCD-EFGH'],
    ['/bastide/bastide/', '/bastide/'],
    ['/bastidee/', '/bastidee/'],
    ['/r/ABCD-EFGH', '/r/ABCD-EFGH'],
  ])('%s is the path %s below /bastide/', (whole, path) => {
    expect(pathBelow('/bastide/', whole)).toBe(path);
  });
});

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

/** What makes addresses of paths, and what takes paths of ours to hand them on to it. */
const TAKE_PATHS =
  /(?:\b(?:address|linkTo|goTo|renameTo|getJson|postJson|whyNot\w*)(?:<\w+>)?\(|<Link\b[^>]*? href=\{?)$/;
/** What looks into a text. */
const LOOK_INTO = /\.(?:split|replaceAll|startsWith|includes)\((?:'~1', )?$/;
/** Where else a text that begins with "/" is no address. */
const NO_ADDRESS: Record<string, RegExp> = {
  'net/base.ts': /(?:\|\| |return )$/,
  'net/recorded.ts': /path: $/, // of a JSON patch
  'net/sealed.ts': /'_', $/, // of base64
  'shell/puzzles/puzzles.tsx': /=> $/, // paths, which Link takes
  'ui/router.tsx': /(?:case|return|[?:]) $/, // paths, which renameTo takes
};

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => file.replaceAll('\\', '/'));

/** The lines of a source with a text that begins as an absolute path does, outside what takes paths. */
function absolutePaths(file: string, source: string): string[] {
  const found: string[] = [];
  for (const { index } of source.matchAll(/["'`]\/(?=["'`\w$])/g)) {
    const before = source.slice(Math.max(0, index - 300), index);
    const line = source.slice(source.lastIndexOf('\n', index) + 1, source.indexOf('\n', index));
    if (/^\s*(\/\/|\*|\/\*)/.test(line) || [TAKE_PATHS, LOOK_INTO].some((fit) => fit.test(before))) continue;
    if (!NO_ADDRESS[file]?.test(before)) found.push(`${file}: ${line.trim()}`);
  }
  return found;
}

describe('no source of the page names an absolute address of ours, which would leave the path of the site', () => {
  it('in a text that begins with "/"', () => {
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap((file) => absolutePaths(file, readFileSync(join(SOURCES, file), 'utf8')))).toEqual(
      [],
    );
  });

  it('by the host alone', () => {
    const byHost = files.filter(
      (file) =>
        file !== 'net/base.ts' &&
        /location\.origin\}?(?!\s*\+\s*location\.pathname)/.test(readFileSync(join(SOURCES, file), 'utf8')),
    );
    expect(byHost).toEqual([]);
  });

  it.each([
    "fetch('/api/v1/rooms')",
    'const home = `/`;',
    '<a href="/new">',
    "register('/sw.js')",
    "icon: '/icons/192.png'",
  ])('finds %s', (line) => {
    expect(absolutePaths('x.ts', line)).toHaveLength(1);
  });

  it('in a style sheet', () => {
    const sheets = readdirSync(join(SOURCES, 'styles')).filter((file) => file.endsWith('.css'));
    for (const sheet of sheets)
      expect(readFileSync(join(SOURCES, 'styles', sheet), 'utf8')).not.toMatch(/url\(['"]?\//);
  });

  it('in the manifest, whose addresses are relative to itself', () => {
    const manifest = readFileSync(join(SOURCES, '../public/manifest.webmanifest'), 'utf8');
    expect(manifest).not.toMatch(/"\//);
  });
});
