import { describe, expect, it, test } from 'vitest';
import {
  byUrgency,
  datesInWords,
  daysOffInWords,
  duration,
  eventInWords,
  lastDayWith,
  reasonInWords,
  urgencyOf,
} from './words.ts';

const now = Date.parse('2026-11-28T03:40:00Z'); // 9:10 am in India
const HOUR = 3_600_000;
const at = (hours: number): string => new Date(now + hours * HOUR).toISOString();
const because = (reason: Parameters<typeof reasonInWords>[0]['reason'], due: number | null, since = -30) => ({
  reason,
  since: at(since),
  due: due === null ? null : at(due),
});

test.each([
  [30_000, '1 min'],
  [59 * 60_000, '59 min'],
  [5.2 * HOUR, '5 h 12 min'],
  [5 * HOUR, '5 h'],
  [13.9 * HOUR, '13 h'],
  [47.9 * HOUR, '47 h'],
  [50 * HOUR, '2 days'],
])('%i ms are %s', (ms, words) => expect(duration(ms)).toBe(words));

test.each([
  [because('call-due', 5.2), 'First call due in 5 h 12 min'],
  [because('call-due', -3.5), 'First call is 3 h 30 min late'],
  [because('plan-due', -6), 'Plan is 6 h late'],
  [because('message-waiting', 1, -20), 'Message waits 20 h'],
  [because('intake-missing', null, -72), 'Questions unanswered for 3 days'],
  [because('unassigned', null), 'Nobody assigned for 30 h'],
  [because('check-in-waiting', 4, -20), 'Check-in waits 20 h'],
  [because('pause-asked', null, -3), 'Asked for days off 3 h ago'],
  // The last day is still to come.
  [because('pause-ends', null, 30), 'Last day off: 29 Nov 2026'],
])('%o: %s', (reason, words) => expect(reasonInWords(reason, now)).toBe(words));

describe('urgency', () => {
  it.each([
    ['late', [because('call-due', -1), because('unassigned', null)]],
    ['today', [because('plan-due', 10)]],
    // Midnight in India, not the next 24 hours.
    ['later', [because('plan-due', 15)]],
    ['later', [because('unassigned', null)]],
    ['none', []],
  ] as const)('%s', (urgency, reasons) => expect(urgencyOf({ reasons: [...reasons] }, now)).toBe(urgency));

  it('groups neighbours', () => {
    const rows = [[because('call-due', -1)], [because('plan-due', -1)], [], []].map((reasons) => ({
      reasons,
    }));
    expect(byUrgency(rows, now).map(({ urgency, rows: some }) => [urgency, some.length])).toEqual([
      ['late', 2],
      ['none', 2],
    ]);
  });
});

it('names the last day, not the first one after the program', () => {
  expect(datesInWords({ startsOn: '2026-10-26', endsOn: '2027-01-26' })).toBe('26 Oct 2026 to 25 Jan 2027');
});

it('counts days off with the first and the last one', () => {
  const pause = { fromOn: '2026-12-28', untilOn: '2027-01-03' };
  expect(daysOffInWords(pause)).toBe('28 Dec 2026 to 3 Jan 2027, 7 days');
  expect(daysOffInWords({ fromOn: '2026-12-28', untilOn: '2026-12-28' })).toBe('28 Dec 2026, 1 day');
  expect(daysOffInWords({ fromOn: '2026-12-28', untilOn: '2026-12-27' })).toBe(
    'From 28 Dec 2026, no day taken',
  );
  expect(lastDayWith('2027-01-26', pause)).toBe('2027-02-01');
});

test.each([
  [{ kind: 'assigned', before: null, after: 'Rhea', reason: null }, 'Assigned to Rhea'],
  [
    { kind: 'assigned', before: 'Rhea', after: 'Dev', reason: '2026-12-04' },
    'Handed over from Rhea to Dev until 4 Dec 2026',
  ],
  [{ kind: 'assigned', before: 'Rhea', after: null, reason: null }, 'No longer with Rhea'],
  [{ kind: 'state', before: 'new', after: 'assessing', reason: null }, 'Assessment began'],
  [{ kind: 'pause', before: null, after: 'refused', reason: 'Too soon' }, 'Days off refused'],
  [{ kind: 'plan', before: null, after: '2', reason: null }, 'Plan 2 published'],
] as const)('%o: %s', (event, words) =>
  expect(eventInWords({ ...event, by: null, createdAt: at(0) })).toBe(words),
);
