import { describe, expect, it } from '@jest/globals';
import { addMonths, endOf, OPEN_STATES, programStatesBefore, today, weekOf } from './program.domain.ts';

it('moves forward only, and is cancelled from any open state', () => {
  expect(programStatesBefore('active')).toEqual(['assessing', 'paused']);
  expect(programStatesBefore('cancelled')).toEqual(OPEN_STATES);
  expect(programStatesBefore('new')).toEqual([]);
});

describe('the days of a program', () => {
  it.each([
    ['2026-11-21', 3, '2027-02-21'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-12-31', 12, '2027-12-31'],
  ])('%s and %i calendar months are %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to);
  });

  it('end later by the days of pauses', () => {
    expect(endOf({ startsOn: '2026-11-30', months: 3, pausedDays: 10 })).toBe('2027-03-10');
  });

  it('are those of India: half past six in the evening UTC is the next day', () => {
    expect(today(new Date('2026-11-21T18:30:00Z'))).toBe('2026-11-22');
    expect(today(new Date('2026-11-21T18:29:59Z'))).toBe('2026-11-21');
  });

  it('are counted in weeks of seven days from the start, without days off', () => {
    const term = { startsOn: '2026-11-02', months: 3 };
    expect(weekOf(term, 0, '2026-11-01')).toBeUndefined();
    expect(weekOf(term, 0, '2026-11-08')).toEqual({ week: 1, weeks: 14 });
    expect(weekOf(term, 0, '2026-11-09')).toEqual({ week: 2, weeks: 14 });
    expect(weekOf(term, 7, '2026-11-16')).toEqual({ week: 2, weeks: 14 });
    expect(weekOf(term, 0, '2027-06-01')).toEqual({ week: 14, weeks: 14 });
  });
});
