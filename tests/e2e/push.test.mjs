// Calls to a player whose page is closed: when they are offered, what the server is told of them, what the
// service worker shows, and where a press on that leads. A browser without a screen has no push service and
// no notifications: the page and its worker get stand-ins for those. The push service's host is nowhere, so
// calls themselves lead to nothing.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { accessibilityFaults, DEVICES, overflow, picture, untilTrue } from './browser.mjs';
import { alternately } from './looks.mjs';
import { openMenu, sitDown, startGame } from './player.mjs';
import { openSite } from './site.mjs';

const site = openSite({ options: ['--push-services', 'push.example.com'] });

/** A point of the curve, as the key of each server is one. */
const OTHER_KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const ASKED = 'even when this page is closed?';

/** A browser that allows notifications, and keeps one subscription. */
function standInOfBrowser() {
  const permission = localStorage.getItem('test.permission') ?? 'default';
  globalThis.Notification = {
    permission,
    async requestPermission() {
      if (Notification.permission === 'default') {
        localStorage.setItem('test.permission', 'granted');
        Notification.permission = 'granted';
      }
      return Notification.permission;
    },
  };
  const bytes = (text) =>
    Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
  const present = () => {
    const kept = JSON.parse(localStorage.getItem('test.subscription'));
    return (
      kept && {
        endpoint: kept.endpoint,
        options: { applicationServerKey: bytes(kept.key).buffer },
        getKey: (name) => bytes(name === 'auth' ? 'A'.repeat(22) : kept.key).buffer,
        unsubscribe: async () => localStorage.removeItem('test.subscription'),
      }
    );
  };
  PushManager.prototype.getSubscription = async () => present();
  PushManager.prototype.subscribe = async ({ applicationServerKey: key, userVisibleOnly }) => {
    if (!userVisibleOnly) throw new Error('browsers want it');
    const count = Number(localStorage.getItem('test.count') ?? 0) + 1;
    localStorage.setItem('test.count', count);
    const host = localStorage.getItem('test.host') ?? 'push.example.com';
    const endpoint = `https://${host}/send/${count}`;
    localStorage.setItem('test.subscription', JSON.stringify({ endpoint, key }));
    return present();
  };
}

const deviceOf = (endpoint) => createHash('sha256').update(endpoint).digest('hex').slice(0, 16);

/**
 * Hears what a page tells the server of calls. `key`: instead of the server's own; `drop` ends a
 * subscription.
 */
async function listenIn(page) {
  const server = { told: [], key: null, drop: null };
  await page.route('**/api/v1', async (route) => {
    const answer = await route.fetch();
    const about = await answer.json();
    await route.fulfill({ response: answer, json: { ...about, push_key: server.key ?? about.push_key } });
  });
  await page.routeWebSocket(/\/ws\?/, (socket) => {
    const real = socket.connectToServer();
    server.drop = (device) =>
      real.send(JSON.stringify({ type: 'push_unsubscribe', id: 'test-drop', device }));
    real.onMessage((text) => {
      if (JSON.parse(text).re !== 'test-drop') socket.send(text);
    });
    socket.onMessage((text) => {
      const { id, ...told } = JSON.parse(text);
      if (told.type.startsWith('push_')) server.told.push(told);
      real.send(text);
    });
  });
  return server;
}

async function reload(page) {
  await page.reload();
  await page.waitForSelector('.table');
  await page.waitForLoadState('networkidle');
}

/** Ada at a table by days or without a clock, whose browser can be called; Ben sits down by another. */
async function tableOf(options, clock) {
  const ada = await site.open({ ...options, serviceWorkers: 'allow', timezoneId: 'Asia/Kathmandu' });
  const server = await listenIn(ada);
  await ada.addInitScript(standInOfBrowser);
  const secret = 'A'.repeat(43);
  const wish = { secret, name: 'Ada', seats: 2, ...(clock && { clock }), rules: { game: 'carcassonne' } };
  const answer = await fetch(`${site.url}/api/v1/rooms`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(wish),
  });
  const { room } = await answer.json();
  await ada.goto(`${site.url}/r/${room}#s=${secret}`);
  await ada.getByText('Ada (you)').waitFor();
  const ben = await site.open(options);
  await sitDown(ben, site.url, `/r/${room}`, 'Ben');
  const close = () => Promise.all([ada, ben].map((page) => page.context().close()));
  return { ada, ben, server, room, close };
}

const BY_DAYS = { kind: 'days', days: 1 };

const panelOf = (page) => page.locator('details', { hasText: 'Calls while this page is closed' });
const switchOf = (page, name) => panelOf(page).getByRole('switch', { name });

async function openPanel(page) {
  await openMenu(page);
  await panelOf(page).locator('summary').click();
  await switchOf(page, 'Call me at this table').waitFor();
}

const press = (page, name) => switchOf(page, name).click({ force: true });

/** Waits until the server was told so often, and returns the last it was told. */
async function untilTold(server, times) {
  for (let waited = 0; server.told.length < times && waited < 500; ++waited)
    await new Promise((resolve) => setTimeout(resolve, 20));
  assert.equal(server.told.length, times);
  return server.told.at(-1);
}

for (const [device, options] of alternately(DEVICES)) {
  test(`who begins a game by days is asked once, and decides in the menu what calls: ${device}`, async () => {
    const { ada, ben, server, close } = await tableOf(options, BY_DAYS);
    assert.equal(await panelOf(ada).count(), 1, 'the lobby has the panel, too');
    await startGame(ada);
    const offer = ada.getByText(ASKED);
    await offer.waitFor();
    assert.deepEqual(await accessibilityFaults(ada), []);
    assert.equal(await overflow(ada), 0);
    await picture(ada, `push-offered-${device}`);
    await ada.getByRole('button', { name: 'Yes, call me' }).click();
    await offer.waitFor({ state: 'detached' });
    const { endpoint, p256dh, auth, ...rest } = await untilTold(server, 1);
    assert.match(endpoint, /^https:/);
    assert.deepEqual([p256dh.length, auth.length], [87, 22]);
    const kinds = ['turn', 'time', 'seat', 'rematch', 'over'];
    assert.deepEqual(rest, { type: 'push_subscribe', language: 'en', kinds });
    for (const page of [ada, ben]) {
      await page.locator('.seat-card', { hasText: 'can be called' }).getByText('Ada').waitFor();
      assert.equal(await page.locator('.seat-bell').count(), 1);
    }
    assert.equal(await ben.getByText(ASKED).count(), 1, 'each decides on the own device');

    await openPanel(ada);
    assert.equal(await switchOf(ada, 'Call me at this table').isChecked(), true);
    await press(ada, 'Somebody joins the table');
    assert.deepEqual((await untilTold(server, 2)).kinds, ['turn', 'time', 'rematch', 'over']);
    await press(ada, 'Quiet hours');
    assert.deepEqual((await untilTold(server, 3)).quiet, [16 * 60 + 15, 2 * 60 + 15], 'in UTC');
    await panelOf(ada).getByLabel('Until').fill('05:45');
    assert.deepEqual((await untilTold(server, 4)).quiet, [16 * 60 + 15, 0]);
    assert.deepEqual(await accessibilityFaults(ada), []);
    await panelOf(ada).locator('summary').scrollIntoViewIfNeeded();
    await picture(ada, `push-panel-${device}`);
    assert.equal(await overflow(ada), 0);

    await reload(ada);
    assert.equal(server.told.length, 4, 'nothing is new');
    assert.equal(await offer.count(), 0);
    server.drop(deviceOf(endpoint));
    assert.equal((await untilTold(server, 5)).endpoint, endpoint, 'the server had dropped it');
    await ada.locator('.seat-bell').waitFor();

    await openPanel(ada);
    await press(ada, 'Call me at this table');
    assert.deepEqual(await untilTold(server, 6), { type: 'push_unsubscribe', device: deviceOf(endpoint) });
    await switchOf(ada, 'Quiet hours').waitFor({ state: 'detached' });
    await ada.locator('.seat-bell').waitFor({ state: 'detached' });
    await reload(ada);
    assert.equal(server.told.length, 6);
    assert.equal(await ada.locator('.seat-bell').count(), 0);
    assert.equal(await offer.count(), 0);
    assert.deepEqual(ada.problems, []);
    await close();
  });

  test(`what hinders calls is said, and the switch stands as it is: ${device}`, async () => {
    const { ada, server, close } = await tableOf(options);
    await startGame(ada);
    await openPanel(ada);
    const refused = panelOf(ada).getByText('does not call your browser’s service');
    const blocked = panelOf(ada).getByText('This browser does not allow it');
    await ada.evaluate(() => localStorage.setItem('test.host', 'elsewhere.example.com'));
    for (const times of [1, 2]) {
      await press(ada, 'Call me at this table');
      await untilTold(server, times);
      await refused.waitFor();
      await untilTrue(ada, () => !document.querySelector('.push input').checked);
    }
    await ada.evaluate(() => localStorage.setItem('test.permission', 'denied'));
    await reload(ada);
    await openPanel(ada);
    await blocked.waitFor();
    for (const _ of [1, 2]) {
      await press(ada, 'Call me at this table');
      await untilTrue(ada, () => !document.querySelector('.push input').checked);
    }
    assert.deepEqual(await accessibilityFaults(ada), []);
    await picture(ada, `push-blocked-${device}`);
    assert.equal(server.told.length, 2);
    await close();
  });
}

test('who looks elsewhere while waiting is asked for calls with the page closed, and a refusal is kept', async () => {
  const { ada, ben, server, close } = await tableOf(DEVICES.phone);
  await startGame(ada);
  const offer = ada.getByText(ASKED);
  const mine = await ada.locator('.hand-place').count();
  if (mine > 0) {
    await ada.locator('.board-cell').first().click({ force: true });
    await ada.locator('.hand-actions .primary').click();
    const pass = ada.locator('.choose .claim').last();
    await pass.or(ada.locator('.hand-wait')).first().waitFor();
    if (await pass.count()) {
      await pass.click();
      await ada.locator('.hand-actions .primary').click();
    }
  }
  await ben.waitForSelector('.hand-place, .hand-choose');
  assert.equal(await offer.count(), 0);
  await ada.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await offer.waitFor();
  await ada.getByRole('button', { name: 'No', exact: true }).click();
  await offer.waitFor({ state: 'detached' });
  await reload(ada);
  assert.equal(await offer.count(), 0);
  assert.deepEqual(server.told, []);
  await close();
});

test('another key of the server makes the browser subscribe anew, and ends what it was', async () => {
  const { ada, server, close } = await tableOf(DEVICES.desktop, BY_DAYS);
  await startGame(ada);
  await ada.getByRole('button', { name: 'Yes, call me' }).click();
  const { endpoint: before } = await untilTold(server, 1);
  server.key = OTHER_KEY;
  await reload(ada);
  await untilTold(server, 3);
  const [, { endpoint: after, p256dh }, end] = server.told;
  assert.notEqual(after, before);
  assert.equal(p256dh, server.key);
  assert.deepEqual(end, { type: 'push_unsubscribe', device: deviceOf(before) });
  assert.equal(await ada.locator('.seat-bell').count(), 1);
  await close();
});

/** The worker's stand-ins record what it shows and where it leads. */
function recordCalls() {
  globalThis.shown = [];
  globalThis.focused = [];
  globalThis.opened = [];
  registration.getNotifications = async ({ tag }) => globalThis.shown.filter((one) => one.tag === tag);
  registration.showNotification = async (title, options) => {
    const others = globalThis.shown.filter(({ tag }) => tag !== options.tag);
    const one = {
      title,
      ...options,
      close: () => (globalThis.shown = globalThis.shown.filter((it) => it !== one)),
    };
    globalThis.shown = [...others, one];
  };
  WindowClient.prototype.focus = async function () {
    globalThis.focused.push(new URL(this.url).pathname);
  };
  clients.openWindow = async (path) => globalThis.opened.push(path);
  navigator.setAppBadge = async (count) => (globalThis.badge = count); // without a screen it ends the worker
}

/** What a press on the first notification does; browsers hand such an event to nobody else. */
async function pressFirst() {
  const event = new ExtendableEvent('notificationclick');
  let work;
  Object.assign(event, { notification: globalThis.shown[0], waitUntil: (promise) => (work = promise) });
  dispatchEvent(event);
  await work;
}

test('a call is shown while the table is closed, leads there, and is gone where somebody looks', async () => {
  const { ada, room, close } = await tableOf(DEVICES.phone);
  await startGame(ada);
  await untilTrue(ada, () => navigator.serviceWorker.controller !== null);
  const path = `/r/${room.slice(0, 4)}-${room.slice(4)}`;
  const context = ada.context();
  const [worker] = context.serviceWorkers();
  await worker.evaluate(recordCalls);
  const registrations = [];
  const devtools = await context.newCDPSession(ada);
  devtools.on('ServiceWorker.workerRegistrationUpdated', (event) =>
    registrations.push(...event.registrations),
  );
  await devtools.send('ServiceWorker.enable');
  const call = (message) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: site.url,
      registrationId: registrations.at(-1).registrationId,
      data: JSON.stringify({ room, language: 'de', game: 'carcassonne', number: 1, ...message }),
    });
  const shown = () =>
    worker.evaluate(() => globalThis.shown.map(({ title, body, data }) => [title, body, data]));
  const untilShown = async (title) => {
    for (let waited = 0; waited < 500 && (await shown())[0]?.[0] !== title; ++waited)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return shown();
  };
  const untilBadge = async (count) => {
    for (let waited = 0; waited < 500 && (await worker.evaluate(() => globalThis.badge)) !== count; ++waited)
      await new Promise((resolve) => setTimeout(resolve, 20));
    assert.equal(await worker.evaluate(() => globalThis.badge), count);
  };
  /** Tables that wait for this player, as the badge counts them. */
  const waiting = () =>
    ada.evaluate(async () =>
      (await (await caches.open('bastide.waiting')).keys()).map(({ url }) => new URL(url).pathname),
    );

  await ada.goto(`${site.url}/settings`);
  await ada.waitForSelector('.settings');
  await call({ kind: 'turn', name: 'Ben' });
  const [[, body, leads], ...others] = await untilShown('Du bist am Zug');
  assert.equal(body, `\u2068Ben\u2069 hat gespielt · Carcassonne · ${path.slice(3)}`);
  assert.equal(leads, path);
  assert.deepEqual(others, []);
  await untilBadge(1);
  assert.deepEqual(await waiting(), [`/waiting/${room}`]);
  await call({ kind: 'time', seconds: 7200 });
  assert.equal((await untilShown('Deine Zeit läuft ab')).length, 1, 'it takes the place of the last');
  await call({ kind: 'unheard' });
  await untilShown('An deinem Tisch ist etwas geschehen');
  await worker.evaluate(pressFirst);
  assert.deepEqual(await worker.evaluate(() => [globalThis.opened, globalThis.focused]), [[path], []]);
  assert.deepEqual(await shown(), []);

  await ada.goto(site.url + path);
  await ada.waitForSelector('.table');
  await untilTrue(ada, async () => (await (await caches.open('bastide.waiting')).keys()).length === 0);
  await worker.evaluate(() => {
    globalThis.everShown = 0;
    const { showNotification } = registration;
    registration.showNotification = (...what) => {
      globalThis.everShown++;
      return showNotification(...what);
    };
  });
  await call({ kind: 'turn', name: 'Ben' });
  for (let waited = 0; waited < 500 && !(await worker.evaluate(() => globalThis.everShown)); ++waited)
    await new Promise((resolve) => setTimeout(resolve, 20));
  await untilTrue(ada, async () => (await (await caches.open('bastide.waiting')).keys()).length === 0);
  assert.deepEqual(await shown(), [], 'who sees the table needs no notification');
  await worker.evaluate((data) => (globalThis.shown = [{ data, close() {} }]), path);
  await worker.evaluate(pressFirst);
  assert.deepEqual(await worker.evaluate(() => globalThis.focused), [path]);
  await close();
});
