// @vitest-environment happy-dom

import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { useEndInView } from './use_end_in_view.ts';

const scrollTo = vi.fn();

function List({ last }: { last: number }) {
  return <ol {...useEndInView<HTMLOListElement>(last)} />;
}

const show = (last: number) => act(() => render(<List last={last} />, document.body));

/** The reader scrolls so far that this many pixels are left below. */
function scroll(left: number): void {
  const list = document.querySelector('ol')!;
  Object.defineProperties(list, {
    scrollHeight: { value: 500, configurable: true },
    clientHeight: { value: 200, configurable: true },
    scrollTop: { value: 300 - left, configurable: true },
  });
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
