import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { isMissingCode, noteMissingCode, useReloadOnce } from './missing-code.ts';

const online = vi.fn(() => true);

/** As Vite reports it. */
function lost(): Error {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

const asks = (error: unknown): boolean => renderHook(() => useReloadOnce(error)).result.current;

beforeEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  noteMissingCode();
  // jsdom logs that it cannot reload.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(online);
  online.mockReturnValue(true);
});

it('tells failed loads from other errors', () => {
  expect(isMissingCode(lost())).toBe(true);
  expect(isMissingCode(new TypeError('Failed to fetch dynamically imported module'))).toBe(false);
  expect(isMissingCode('Failed')).toBe(false);
});

it('reloads the document once, and again only after a minute', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(asks(lost())).toBe(true);
  expect(asks(lost())).toBe(false);
  vi.setSystemTime(Date.now() + 60_001);
  expect(asks(lost())).toBe(true);
  vi.useRealTimers();
});

it('does not reload offline, for other errors or without storage', () => {
  online.mockReturnValue(false);
  expect(asks(lost())).toBe(false);
  online.mockReturnValue(true);
  expect(asks(new Error('a bug'))).toBe(false);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(asks(lost())).toBe(false);
});
