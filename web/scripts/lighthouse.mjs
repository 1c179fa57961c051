// Prints what Lighthouse says of home, create and a running table on a phone as it simulates one:
// node scripts/lighthouse.mjs [RUNS]
//
// Five runs each if not told, the scores of each run, and what the last one found short of a full
// accessibility score. Nothing else should run meanwhile. Wants the release build and web/dist; npm fetches
// Lighthouse when it is first run, since the page itself has no use for its two hundred packages.

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, openPage } from '../../tests/e2e/browser.mjs';
import { openTable, sitDown, startGame, whoseTurn } from '../../tests/e2e/player.mjs';
import { startServer } from '../../tests/e2e/server.mjs';

const LIGHTHOUSE = 'lighthouse@12';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const FLAGS = '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking';
const runs = Number(process.argv[2] ?? 5);

/** Two people play; returns the link of the one to move. */
async function runningTable(url) {
  const browser = await launch();
  const [ada, bruno] = await Promise.all([openPage(browser), openPage(browser)]);
  const path = await openTable(ada, url, 'Ada');
  await sitDown(bruno, url, path, 'Bruno');
  await startGame(ada);
  const mover = await whoseTurn([ada, bruno]);
  const secret = await mover.evaluate(() => JSON.parse(localStorage.getItem('bastide.seats'))[0].secret);
  await browser.close();
  return `${url}${path}#s=${secret}`;
}

function lighthouse(page, file) {
  const options = ['--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${FLAGS}`];
  const wanted = `--only-categories=${CATEGORIES.join(',')}`;
  const command = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', page, wanted, ...options];
  execFileSync('npm', command, {
    env: {
      ...process.env,
      CHROME_PATH: process.env.BASTIDE_CHROMIUM ?? '/usr/bin/chromium-headless-shell',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

const scoresOf = ({ categories }) => CATEGORIES.map((name) => Math.round(categories[name].score * 100));
const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];

/** Accessibility audits that were not passed. */
function shortOf({ categories, audits }) {
  const ids = categories.accessibility.auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id);
  return ids.filter((id) => audits[id].score !== null && audits[id].score < 1);
}

const server = await startServer();
const folder = mkdtempSync(join(tmpdir(), 'bastide-lighthouse-'));
const pages = { home: server.url, create: `${server.url}/new`, table: await runningTable(server.url) };
for (const [name, page] of Object.entries(pages)) {
  const reports = Array.from({ length: runs }, (_, run) =>
    lighthouse(page, join(folder, `${name}-${run}.json`)),
  );
  CATEGORIES.forEach((category, at) => {
    const scores = reports.map((report) => scoresOf(report)[at]);
    console.log(`${name}: ${category} ${scores.join(' ')}, median ${median(scores)}`);
  });
  for (const fault of shortOf(reports.at(-1))) console.log(`${name}: short of ${fault}`);
}
rmSync(folder, { recursive: true });
await server.stop();
