import { describe, expect, it } from '@jest/globals';
import { nextCheckInOn, type ScheduleFacts, scheduleOf } from './schedule.ts';

/** Active since Wednesday 28 October 2026, for three months; asked on Sundays at 18. */
const facts: ScheduleFacts = {
  state: 'active',
  startsOn: '2026-10-28',
  endsOn: '2027-01-28',
  checkInWeekday: 0,
  checkInHour: 18,
  zone: null,
  lastCheckInOn: null,
  openCheckIns: [],
  pause: null,
  isRenewed: false,
};

describe('the next check-in', () => {
  it('is on the first chosen weekday from the start on', () => {
    expect(nextCheckInOn(facts, '2026-10-28')).toBe('2026-11-01');
  });

  it('is today where today is that weekday', () => {
    expect(nextCheckInOn({ ...facts, lastCheckInOn: '2026-11-01' }, '2026-11-08')).toBe('2026-11-08');
  });

  it('keeps four days between two when the weekday was changed', () => {
    const changed = { ...facts, lastCheckInOn: '2026-11-01', checkInWeekday: 2 };
    expect(nextCheckInOn(changed, '2026-11-01')).toBe('2026-11-10');
    expect(nextCheckInOn({ ...changed, checkInWeekday: 4 }, '2026-11-01')).toBe('2026-11-05');
  });

  it('is none on the first day after the end, and none in a pause', () => {
    const last = { ...facts, lastCheckInOn: '2027-01-17' };
    expect(nextCheckInOn(last, '2027-01-20')).toBe('2027-01-24');
    expect(nextCheckInOn({ ...last, lastCheckInOn: '2027-01-24' }, '2027-01-25')).toBeUndefined();
    expect(nextCheckInOn({ ...facts, state: 'paused' }, '2026-11-01')).toBeUndefined();
  });

  it('is none once a pause has been agreed that begins before it', () => {
    const pause = { id: 'p', fromOn: '2026-11-03', untilOn: '2026-11-10' };
    const paused = { ...facts, lastCheckInOn: '2026-11-01', pause };
    expect(nextCheckInOn(paused, '2026-11-01')).toBeUndefined();
    expect(nextCheckInOn({ ...paused, lastCheckInOn: null }, '2026-10-30')).toBe('2026-11-01');
  });

  it('passes the end of February', () => {
    const leap = { ...facts, startsOn: '2028-02-01', endsOn: '2028-05-01', lastCheckInOn: '2028-02-27' };
    expect(nextCheckInOn(leap, '2028-02-28')).toBe('2028-03-05');
    expect(nextCheckInOn({ ...leap, checkInWeekday: 2, lastCheckInOn: '2028-02-22' }, '2028-02-28')).toBe(
      '2028-02-29',
    );
  });
});

describe('what is due', () => {
  it('is a reminder in her zone, one on the morning of the last day and the end of the time in India', () => {
    const open = {
      ...facts,
      zone: 'Europe/London',
      openCheckIns: ['2026-11-01'],
      lastCheckInOn: '2026-11-01',
    };
    expect(scheduleOf(open, '2026-11-01')).toEqual([
      { kind: 'check-in-opens', about: '2026-11-08', on: '2026-11-08', hour: 0, zone: 'Asia/Kolkata' },
      { kind: 'renewal', about: '2027-01-28', on: '2027-01-14', hour: 9, zone: 'Asia/Kolkata' },
      { kind: 'check-in-due', about: '2026-11-01', on: '2026-11-01', hour: 18, zone: 'Europe/London' },
      { kind: 'check-in-last-day', about: '2026-11-01', on: '2026-11-04', hour: 9, zone: 'Asia/Kolkata' },
      { kind: 'check-in-missed', about: '2026-11-01', on: '2026-11-05', hour: 0, zone: 'Asia/Kolkata' },
    ]);
  });

  it('is one mail at the end, and none where a program goes on from this one', () => {
    const ended = { ...facts, state: 'ended' as const };
    expect(scheduleOf(ended, '2027-01-28').map(({ kind }) => kind)).toEqual(['ended']);
    expect(scheduleOf({ ...ended, isRenewed: true }, '2027-01-28')).toEqual([]);
    expect(scheduleOf({ ...facts, isRenewed: true }, '2026-11-01').map(({ kind }) => kind)).toEqual([
      'check-in-opens',
    ]);
  });

  it('is the end of a pause, unless the program is over before it', () => {
    const paused = {
      ...facts,
      state: 'paused' as const,
      pause: { id: 'p', fromOn: '2026-11-01', untilOn: '2026-11-10' },
    };
    const kinds = (state: ScheduleFacts['state']) =>
      scheduleOf({ ...paused, state }, '2026-11-05').map(({ kind }) => kind);
    expect(kinds('paused')).toEqual(['pause-ends', 'renewal']);
    expect(kinds('ended')).toEqual(['ended']);
    expect(kinds('cancelled')).toEqual([]);
  });

  it('is no reminder of a check-in in a pause', () => {
    const paused = { ...facts, state: 'paused' as const, openCheckIns: ['2026-11-01'] };
    expect(scheduleOf(paused, '2026-11-01').map(({ kind }) => kind)).toEqual(['renewal', 'check-in-missed']);
  });
});
