import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readDraft } from './use-kept-draft.ts';
import { emptyMessage } from './message.ts';
import { useKeptDraft } from './use-kept-draft.ts';

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

test.each([
  ['nothing of a message', { intentKey: 'k' }],
  ['a message of other fields', { intentKey: 'k', message: { subject: 'Kept', body: 'Old', bodyHtml: 7 } }],
  [
    'pictures that are none',
    { intentKey: 'k', message: { subject: 'Kept', attachments: [null, { cid: 'a' }] } },
  ],
])('what another release kept, %s, is made whole', (_, kept) => {
  localStorage.setItem('admin-broadcast-draft', JSON.stringify(kept));
  const subject = 'message' in kept ? 'Kept' : '';
  expect(readDraft()).toEqual({ intentKey: 'k', message: { ...emptyMessage(), subject } });
});
