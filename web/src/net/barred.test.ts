import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { barred, watchOpening } from './barred.ts';

/** A socket whose events the test sends. */
function socket() {
  const target = new EventTarget();
  watchOpening(target as WebSocket);
  return {
    open: () => target.dispatchEvent(new Event('open')),
    close: () => target.dispatchEvent(new Event('close')),
  };
}

const fetched = vi.fn();
const settled = () => new Promise((resolve) => setTimeout(resolve));
const answers = (status: number, body: string) =>
  fetched.mockImplementation(async () => new Response(body, { status }));
const lost = '{"code":"http/upgrade_required","message":"only an upgrade is missing"}';

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  socket().open();
  fetched.mockReset();
});
afterEach(() => vi.unstubAllGlobals());

it('asks the server after two sockets that did not open, and forgets it when one does', async () => {
  answers(426, lost);
  socket().close();
  await settled();
  expect(fetched).not.toHaveBeenCalled();
  socket().close();
  await settled();
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/ws', { method: 'POST' });
  expect(barred.value?.code).toBe('http/upgrade_required');
  socket().open();
  expect(barred.value).toBeNull();
});

it('says nothing of a socket that had opened', async () => {
  for (let i = 0; i < 3; i++) {
    const one = socket();
    one.open();
    one.close();
  }
  await settled();
  expect(fetched).not.toHaveBeenCalled();
});

it('knows nothing while the server cannot be reached', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  for (let i = 0; i < 3; i++) socket().close();
  await settled();
  expect(barred.value).toBeNull();
});

it('names the number of an answer that is not the server’s', async () => {
  answers(502, '<h1>Bad gateway</h1>');
  for (let i = 0; i < 2; i++) socket().close();
  await settled();
  expect(barred.value?.code).toBe('http/502');
});

it('keeps no reason that came after a socket has opened', async () => {
  let reply = (_: Response) => {};
  fetched.mockImplementation(
    () =>
      new Promise((resolve) => {
        reply = resolve;
      }),
  );
  for (let i = 0; i < 2; i++) socket().close();
  socket().open();
  reply(new Response(lost, { status: 426 }));
  await settled();
  expect(barred.value).toBeNull();
});
