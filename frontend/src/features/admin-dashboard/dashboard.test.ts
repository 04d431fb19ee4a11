import { expect, test } from 'vitest';
import { countByDay } from './dashboard.ts';

test('counts sign-ins by day in IST, today last', () => {
  // 01:00 on the 22nd, IST.
  const now = Date.parse('2026-11-21T19:30:00Z');
  const entries = [
    { action: 'Signed in', createdAt: '2026-11-21T19:00:00Z' },
    { action: 'Signed in', createdAt: '2026-11-21T18:29:59Z' },
    { action: 'Sign-in failed', createdAt: '2026-11-21T19:00:00Z' },
    { action: 'Signed in', createdAt: '2026-11-16T00:00:00Z' },
    { action: 'Signed in', createdAt: '2026-11-15T00:00:00Z' },
  ];
  expect(countByDay(entries, now)).toEqual([
    { date: '2026-11-16', count: 1 },
    { date: '2026-11-17', count: 0 },
    { date: '2026-11-18', count: 0 },
    { date: '2026-11-19', count: 0 },
    { date: '2026-11-20', count: 0 },
    { date: '2026-11-21', count: 1 },
    { date: '2026-11-22', count: 1 },
  ]);
});
