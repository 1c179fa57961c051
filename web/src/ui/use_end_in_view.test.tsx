// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { useEndInView } from './use_end_in_view.ts';

const ROW = 50;
const SEEN = 100;

function List({ rows }: { rows: number }) {
  const end = useEndInView<HTMLDivElement>(rows);
  return <div {...end} data-rows={rows} />;
}

/** A list in a window of two rows. */
function open() {
  const host = document.createElement('div');
  document.body.append(host);
  const show = (rows: number) => act(() => render(<List rows={rows} />, host));
  show(4);
  const list = host.querySelector<HTMLElement>('div')!;
  Object.defineProperty(list, 'clientHeight', { get: () => Number(list.dataset.seen ?? SEEN) });
  Object.defineProperty(list, 'scrollHeight', { get: () => Number(list.dataset.rows) * ROW });
  const scrollTo = (top: number) => {
    list.scrollTop = top;
    list.dispatchEvent(new Event('scroll'));
  };
  scrollTo(4 * ROW - SEEN);
  scrollTo(4 * ROW - SEEN);
  return { list, show, scrollTo, gone: () => act(() => render(null, host)) };
}

test('a list follows its end, though it hears of the way there when there is more already', () => {
  const { list, show, scrollTo } = open();
  list.dataset.rows = '6';
  scrollTo(5 * ROW - SEEN);
  show(7);
  expect(list.scrollTop).toBeGreaterThanOrEqual(7 * ROW - SEEN);
});

test.each([2, 0.5])(
  'a list %d times as tall follows its end, though more was added before it hears of that',
  (times) => {
    const { list, show, scrollTo } = open();
    list.dataset.seen = String(times * SEEN);
    list.dataset.rows = '6';
    scrollTo(0);
    show(7);
    expect(list.scrollTop).toBeGreaterThanOrEqual(7 * ROW - times * SEEN);
  },
);

test('a list that is gone by the time it hears of having been scrolled does nothing', () => {
  const { list, gone } = open();
  gone();
  const faults: unknown[] = [];
  const fault = (event: ErrorEvent) => void faults.push(event.error);
  window.addEventListener('error', fault);
  list.dispatchEvent(new Event('scroll'));
  window.removeEventListener('error', fault);
  expect(faults).toEqual([]);
});

test('it stays where the reader has gone back to', () => {
  const { list, show, scrollTo } = open();
  scrollTo(ROW);
  show(7);
  expect(list.scrollTop).toBe(ROW);
});
