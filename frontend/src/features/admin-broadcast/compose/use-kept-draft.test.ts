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

test('stores the draft after a pause in typing', () => {
  const { result } = write('Half a sentence');
  expect(readDraft().message.subject).toBe('');
  vi.advanceTimersByTime(500);
  expect(readDraft()).toEqual(result.current.draft);
});

test.each(['the page goes', 'the dialog closes'])('stores the draft when %s before the pause ends', (how) => {
  const { unmount } = write('Half a sentence');
  if (how === 'the page goes') window.dispatchEvent(new Event('pagehide'));
  else unmount();
  expect(readDraft().message.subject).toBe('Half a sentence');
});

test('does not restore a message that was sent before the pause ended', () => {
  const { result, unmount } = write('Sent at once');
  const { intentKey } = result.current.draft;
  act(() => result.current.drop());
  vi.advanceTimersByTime(500);
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  expect(readDraft().message.subject).toBe('');
  expect(readDraft().intentKey).not.toBe(intentKey);
});
