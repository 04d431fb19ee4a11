import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft, useKeptDraft } from './use-kept-draft.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function write(subject: string) {
  const { result, unmount } = renderHook(useKeptDraft);
  act(() => result.current.setDraft((before) => ({ ...before, message: { ...before.message, subject } })));
  return { result, unmount };
}

test('what was written is kept after a moment without a key', () => {
  const { result } = write('Half a sentence');
  expect(readDraft().message.subject).toBe('');
  vi.advanceTimersByTime(500);
  expect(readDraft()).toEqual(result.current.draft);
});

test.each(['the page goes', 'the dialog closes'])('nothing is lost when %s within that moment', (how) => {
  const { unmount } = write('Half a sentence');
  if (how === 'the page goes') window.dispatchEvent(new Event('pagehide'));
  else unmount();
  expect(readDraft().message.subject).toBe('Half a sentence');
});

test('a message that is sent within that moment does not come back', () => {
  const { result, unmount } = write('Sent at once');
  const { intentKey } = result.current.draft;
  act(() => result.current.drop());
  vi.advanceTimersByTime(500);
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  expect(readDraft().message.subject).toBe('');
  expect(readDraft().intentKey).not.toBe(intentKey);
});
