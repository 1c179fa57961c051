// Draws the icons of the installed site from public/favicon.svg with an installed
// Chromium: node scripts/icons.mjs

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const PUBLIC = new URL('../public/', import.meta.url).pathname;
const drawing = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');

/**
 * A launcher that masks an icon shows four fifths of it at least: the picture stands within,
 * its ground goes on around it.
 */
const MASKABLE = drawing
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('<rect width="32" height="32" rx="6"', '<rect x="-4" y="-4" width="40" height="40"')
  .replace(
    /<path d="M0 25[^>]*>/,
    '<path d="M-4 27c5-4 10-4 15-4s8 0 12-1 8-3 13-2v16H-4z" fill="#efe4c4"/>',
  );

/** Beside a notification phones show only where a picture is opaque: the walls without their ground. */
const BADGE = drawing
  .replace(/<rect[^>]*>/, '')
  .replace(/<path d="M0 25[^>]*>/, '')
  .replace('viewBox="0 0 32 32"', 'viewBox="2 0 28 28"')
  .replace(/<path d="M13.2 25[^>]*>/, '')
  .replace('stroke="#3d2f22" stroke-width="1.2"', 'stroke="#fff" stroke-width="0.4"')
  .replace(/fill="#[^"]*"/g, 'fill="#fff"');

const ICONS = {
  192: [drawing, 192],
  512: [drawing, 512],
  maskable: [MASKABLE, 512],
  apple: [MASKABLE, 180],
  badge: [BADGE, 96],
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const [name, [svg, size]] of Object.entries(ICONS)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
  await page.screenshot({ path: join(PUBLIC, 'icons', `${name}.png`), omitBackground: true });
  await page.close();
}
await browser.close();
