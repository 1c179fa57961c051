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
