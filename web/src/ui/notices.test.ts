import { afterEach, expect, test, vi } from 'vitest';
import { goOn, hideNotice, notice, showNotice } from './notices.ts';

afterEach(() => {
  hideNotice();
  vi.useRealTimers();
});

test('a notice stays for as long as somebody reads it, and goes when they go on', () => {
  vi.useFakeTimers();
  showNotice('The tile does not fit there.');
  vi.advanceTimersByTime(3_600_000);
  expect(notice.value).toBe('The tile does not fit there.');
  goOn();
  expect(notice.value).toBeNull();
});

test('what the host announces is there until it is closed', () => {
  showNotice('Back at noon.', { stays: true });
  goOn();
  expect(notice.value).toBe('Back at noon.');
  showNotice('The tile does not fit there.');
  goOn();
  expect(notice.value).toBeNull();
});

test('what stands elsewhere, too, passes by itself, but not while nobody looks', () => {
  vi.useFakeTimers();
  const page = { hidden: true };
  vi.stubGlobal('document', page);
  showNotice('Ben ran out of time.', { passes: true });
  vi.advanceTimersByTime(60_000);
  expect(notice.value).toBe('Ben ran out of time.');
  page.hidden = false;
  vi.advanceTimersByTime(10_000);
  expect(notice.value).toBeNull();
  showNotice('Ben ran out of time.', { passes: true });
  showNotice('The tile does not fit there.');
  vi.advanceTimersByTime(60_000);
  expect(notice.value).toBe('The tile does not fit there.');
  vi.unstubAllGlobals();
});
