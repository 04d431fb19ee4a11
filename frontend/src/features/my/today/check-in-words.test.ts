import { expect, test } from 'vitest';
import type { Program } from '../api.ts';
import { checkInDue, mayCheckIn } from './check-in-words.ts';

const of = (state: 'open' | 'sent' | 'answered' | 'missed', more: Partial<Program> = {}) =>
  ({
    state: 'active',
    coach: { name: 'Dev Menon' },
    checkIn: { dueOn: '2026-11-29', lastDay: '2026-12-02', state },
    nextCheckInOn: '2026-12-06',
    ...more,
  }) as Program;

test.each([
  ['open', '2026-11-29', 'Due today', 'Today', 'You can send it until the end of Wed, 2 Dec.'],
  ['open', '2026-12-01', 'Due now', 'Sun', 'You can send it until the end of Wed, 2 Dec.'],
  ['sent', '2026-11-29', 'Your check-in', 'Today', 'You get a mail when Dev Menon has answered.'],
  ['answered', '2026-11-30', 'Your check-in', 'Sun', 'Read the answer.'],
  ['missed', '2026-12-03', 'Coming up', 'Sun', 'It opens on this day, and you get a mail.'],
] as const)('%s on %s', (state, today, heading, day, text) => {
  expect(checkInDue(of(state), today, false)).toMatchObject({ heading, day, text });
});

test('one that waits for the line says so', () => {
  expect(checkInDue(of('open'), '2026-11-29', true)?.text).toBe(
    'It is sent once you are online, until the end of Wed, 2 Dec.',
  );
});

test('after its last day, and in a pause, nothing is due', () => {
  expect(mayCheckIn(of('open'), '2026-12-02')).toBe(true);
  expect(mayCheckIn(of('open'), '2026-12-03')).toBe(false);
  expect(mayCheckIn(of('open', { state: 'paused' }), '2026-11-29')).toBe(false);
  expect(checkInDue(of('open', { checkIn: null, nextCheckInOn: null }), '2026-11-29', false)).toBeUndefined();
});
