import { expect, test } from 'vitest';
import { finishedCount, summaryOf, type Broadcast } from './broadcast.ts';

test('counts only failed recipients as failed', () => {
  const counts = { queued: 0, sending: 0, sent: 5, failed: 1, uncertain: 1, suppressed: 2, cancelled: 1 };
  const broadcast: Broadcast = {
    _id: 'b',
    subject: 'News',
    fromName: 'Ironbloom',
    status: 'finished',
    pauseReason: null,
    total: 10,
    counts,
    createdBy: 'owner@example.com',
    createdAt: '2026-11-22T00:00:00Z',
    scheduledAt: null,
    startedAt: null,
    finishedAt: null,
  };
  expect(summaryOf(broadcast)).toBe('Emails sent: 5 succeeded, 1 failed.');
  expect(finishedCount(broadcast)).toBe(10);
});
