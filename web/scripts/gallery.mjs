// Photographs gallery pages: node scripts/gallery.mjs FOLDER NAME=QUERY…
// for example: node scripts/gallery.mjs sheets tiles=size=256 claim=board=claim

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

const [folder, ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const server = await createServer({ server: { port: 0, host: '127.0.0.1', hmr: false, watch: null } });
await server.listen();
const { port } = server.httpServer.address();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
try {
  const page = await browser.newPage({ viewport: { width: 1120, height: 800 } });
  page.on('pageerror', (error) => console.error(error));
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  for (const order of wanted) {
    const [name] = order.split('=', 1);
    const query = order.slice(name.length + 1);
    await page.goto(`http://127.0.0.1:${port}/gallery/?${query}`, { timeout: 300_000 });
    // Everything is painted when neither a ground nor a flat picture is left.
    const painted = () =>
      document.querySelectorAll('image').length > 0 &&
      !document.querySelector('rect.tile-ground') &&
      !document.querySelector(
        [
          'rect[fill="#c3d68d"]',
          ...['#9fb0c6', '#c3d68d', '#b9a58c', '#bcd589', '#8cc3e6'].map((fill) => `path[fill="${fill}"]`),
        ]
          .map((flat) => `g > ${flat}`)
          .join(),
      );
    if (!/look=map|figures|walltiles/.test(query))
      await page.waitForFunction(painted, null, { timeout: 300_000 });
    await page.waitForTimeout(600);
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: !query.includes('board=') });
  }
} finally {
  await browser.close();
  await server.close();
}
