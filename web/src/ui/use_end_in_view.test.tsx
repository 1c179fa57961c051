// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { useEndInView } from './use_end_in_view.ts';

const scrollTo = vi.fn();

const onBegin = vi.fn();

function List({ last, first }: { last: number; first: number }) {
  return <ol {...useEndInView<HTMLOListElement>(last, first, onBegin)} />;
}

const show = (last: number, first = 0) =>
  act(() => render(<List last={last} first={first} />, document.body));

function measure(heights: Record<string, number>): HTMLOListElement {
  const list = document.querySelector('ol')!;
  for (const [name, value] of Object.entries(heights))
    Object.defineProperty(list, name, { value, configurable: true, writable: true });
  return list;
}

/** The reader scrolls so far that this many pixels are left below. */
function scroll(left: number): void {
  const list = measure({ scrollHeight: 500, clientHeight: 200, scrollTop: 300 - left });
  list.dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  act(() => render(null, document.body));
  HTMLElement.prototype.scrollTo = scrollTo;
  show(1);
  scrollTo.mockClear();
});

test('what is added comes into view', () => {
  show(2);
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('who has gone back to read is not taken away from it', () => {
  scroll(100);
  show(2);
  expect(scrollTo).not.toHaveBeenCalled();
  scroll(10);
  show(3);
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('what is read stays where it is when older entries come before it', () => {
  scroll(290);
  show(1);
  const list = measure({ scrollHeight: 800 });
  show(1, -1);
  expect(list.scrollTop).toBe(310);
});

test('the reader who arrives at the beginning gets to know of more', () => {
  onBegin.mockClear();
  scroll(100);
  expect(onBegin).not.toHaveBeenCalled();
  scroll(290);
  expect(onBegin).toHaveBeenCalledOnce();
});
