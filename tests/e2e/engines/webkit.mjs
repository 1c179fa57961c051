// WebKit: the small browser that comes with WebKitGTK, on a screen that nobody sees, by WebDriver.

import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free_port.mjs';
import { openSession } from './webdriver.mjs';

const LIBRARIES = '/usr/lib';
const SCREEN = '1600x1200x24';
const START_MS = 30_000;
const STOP_MS = 5_000;
/** The bar above the page is wider than a phone unless all its parts are small. */
const STYLE = `* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }
image { -gtk-icon-transform: scale(0.1); }
`;

/** BASTIDE_WEBKIT, or where Debian has it. */
function miniBrowser() {
  if (process.env.BASTIDE_WEBKIT) return process.env.BASTIDE_WEBKIT;
  const folder = readdirSync(LIBRARIES).find((name) => name.endsWith('-linux-gnu'));
  return join(LIBRARIES, folder, 'webkit2gtk-4.1/MiniBrowser');
}

/** A driver has one session, so each page has a driver and a browser of its own, all on one screen. */
export async function launch() {
  const settings = mkdtempSync(join(tmpdir(), 'bastide-webkit-'));
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/gtk.css'), STYLE);
  const screen = await startScreen();
  const env = {
    ...process.env,
    DISPLAY: `:${screen.display}`,
    GDK_BACKEND: 'x11',
    // Nobody sees the screen, and to put layers together without a graphics card takes a quarter of all.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    XDG_CONFIG_HOME: settings,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', // only our own page is shown
  };
  const pages = new Set();
  const browser = {
    version: null,
    async open(size) {
      const page = await openPage(env, size);
      pages.add(page);
      browser.version ??= page.version;
      return page;
    },
    async close() {
      await Promise.all([...pages].map((page) => page.close()));
      await stop(screen.program);
      rmSync(settings, { recursive: true, force: true });
    },
  };
  return browser;
}

async function openPage(env, { width, height }) {
  const driver = await startDriver(env);
  try {
    const session = await openSession(driver.url, {
      'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
    });
    await session.resize(width, height);
    const inside = await session.run('innerHeight');
    await session.resize(width, height + height - inside);
    return {
      ...session,
      problems: [],
      async close() {
        await session.close().catch(() => {}); // it may have crashed
        await stop(driver.program);
      },
    };
  } catch (error) {
    await stop(driver.program);
    throw error;
  }
}

/** A screen in memory, under a number that is free. */
async function startScreen() {
  const program = start('Xvfb', ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let display = '';
  program.stdio[3].on('data', (digits) => {
    display += digits;
  });
  await until(() => display.endsWith('\n'), program, 'Xvfb');
  return { program, display: display.trim() };
}

/** A driver at a port that no outgoing connection takes. */
async function startDriver(env) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const program = start('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' });
  const answers = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await until(answers, program, 'WebKitWebDriver');
  } catch (error) {
    await stop(program);
    throw error;
  }
  return { program, url };
}

/** Waits until a program has started. */
async function until(started, program, name) {
  let failure = null;
  program.once('error', (error) => {
    failure = error;
  });
  const deadline = Date.now() + START_MS;
  while (!(await started())) {
    if (failure || program.exitCode !== null || Date.now() > deadline)
      throw new Error(`${name} did not start`, { cause: failure });
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Ends a program, and what it has started: where the driver is told to end, its browser may stay. */
async function stop(program) {
  running.delete(program);
  if (program.exitCode !== null || program.signalCode !== null || program.pid === undefined) return;
  const ended = new Promise((resolve) => program.once('exit', resolve));
  const stubborn = setTimeout(() => tell(program, 'SIGKILL'), STOP_MS);
  tell(program, 'SIGTERM');
  await ended;
  clearTimeout(stubborn);
}

/** Each program leads a group of its own, to which its children belong. */
function tell({ pid }, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

const running = new Set();
const stopAll = () => {
  for (const program of running) tell(program, 'SIGKILL');
};
process.once('exit', stopAll);
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    stopAll();
    process.kill(process.pid, signal);
  });

function start(command, args, options) {
  const program = spawn(command, args, { ...options, detached: true });
  running.add(program);
  return program;
}
