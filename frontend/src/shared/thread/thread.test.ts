import { expect, test } from 'vitest';
import type { Message } from './calls.ts';
import { byDay, dayWords, merged, readDraft, readWaiting } from './thread.ts';

const message = (id: string, sentAt: string, text = id): Message => ({
  _id: id,
  side: 'client',
  sender: 'Priya',
  text,
  files: [],
  sentAt,
  readAt: null,
  reported: false,
});

test('what is known of a thread keeps its order, and newer knowledge replaces older', () => {
  const known = [message('b', '2026-11-28T10:00:00Z'), message('c', '2026-11-28T11:00:00Z')];
  const news = [message('c', '2026-11-28T11:00:00Z', 'read'), message('a', '2026-11-28T09:00:00Z')];
  expect(merged(known, news).map(({ _id, text }) => [_id, text])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
    ['c', 'read'],
  ]);
});

test('days are those of India', () => {
  const days = byDay([message('a', '2026-11-27T18:00:00Z'), message('b', '2026-11-27T19:00:00Z')]);
  expect(days.map((day) => day.map(({ _id }) => _id))).toEqual([['a'], ['b']]);
  const now = Date.parse('2026-11-28T10:00:00Z');
  expect(dayWords('2026-11-27T19:00:00Z', now)).toBe('Today');
  expect(dayWords('2026-11-27T18:00:00Z', now)).toBe('Yesterday');
  expect(dayWords('2026-11-20T18:00:00Z', now)).toBe('20 Nov 2026');
});

test('what the browser kept is read, whatever it is', () => {
  expect(readDraft({ text: 'Hello', files: [{ _id: 'f' }, 3] })).toEqual({
    text: 'Hello',
    files: [{ _id: 'f' }],
  });
  expect(readDraft(null)).toEqual({ text: '', files: [] });
  expect(readWaiting([{ id: 'm', text: 'Hello' }, 'nonsense', { text: 'no id' }])).toEqual([
    { id: 'm', text: 'Hello', files: [] },
  ]);
});
