import { describe, expect, test } from 'vitest';
import type { Pause, Program } from './api.ts';
import {
  agreedDaysOff,
  daysOff,
  goesOnWords,
  mayAskPause,
  nextOf,
  offersRenewal,
  pauseNow,
  pauseWords,
} from './term-words.ts';

const pause = (state: Pause['state'], fromOn = '2026-12-07', untilOn = '2026-12-20'): Pause => ({
  _id: 'p',
  state,
  fromOn,
  untilOn,
  reason: 'Travel',
  words: '',
  byTeam: false,
  decision: null,
  createdAt: '2026-11-29T06:00:00Z',
});
const one = (part: Partial<Program>) =>
  ({
    _id: 'a',
    state: 'active',
    renewsId: null,
    endsOn: '2027-01-18',
    startsOn: '2026-10-18',
    daysOffLeft: 30,
    pauses: [],
    item: 'Individual coaching, 3 months',
    coach: { _id: 'c', name: 'Dev Menon', leaveUntil: null, profile: null },
    ...part,
  }) as Program;

describe('days off', () => {
  test.each([
    ['2026-12-07', '2026-12-20', 14],
    ['2026-12-07', '2026-12-07', 1],
    ['2027-01-31', '2027-02-02', 3],
    ['2028-02-28', '2028-03-01', 3],
    ['2026-12-07', '2026-12-01', 0],
  ])('from %s to %s are %i', (fromOn, untilOn, days) => {
    expect(daysOff({ fromOn, untilOn })).toBe(days);
  });

  test('count where they were agreed, also where they ended early', () => {
    const pauses = [
      pause('asked'),
      pause('agreed', '2027-01-01', '2027-01-04'),
      pause('ended', '2026-11-01', '2026-11-03'),
      pause('ended', '2026-11-10', '2026-11-09'),
      pause('refused'),
    ];
    expect(agreedDaysOff({ pauses })).toBe(7);
  });

  test('are asked for while the program runs, days are left and none wait', () => {
    const today = '2026-11-29';
    expect(mayAskPause(one({}), today)).toBe(true);
    expect(mayAskPause(one({ pauses: [pause('refused')] }), today)).toBe(true);
    expect(mayAskPause(one({ pauses: [pause('asked')] }), today)).toBe(false);
    expect(mayAskPause(one({ pauses: [pause('agreed', '2026-11-01', '2026-11-05')] }), today)).toBe(true);
    expect(mayAskPause(one({ daysOffLeft: 0 }), today)).toBe(false);
    expect(mayAskPause(one({ state: 'paused' }), today)).toBe(false);
  });

  test('are told of until they are over', () => {
    const newest = (state: Pause['state'], today = '2026-12-20') =>
      pauseNow({ pauses: [pause(state)] }, today)?.state;
    expect([newest('asked'), newest('agreed'), newest('refused')]).toEqual(['asked', 'agreed', 'refused']);
    expect([newest('withdrawn'), newest('ended'), newest('agreed', '2026-12-21')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each<[Pause, string, string]>([
    [
      pause('asked'),
      '2026-11-29',
      'You asked for 14 days off: 7 Dec 2026 to 20 Dec 2026. Nothing changes until there is an answer.',
    ],
    [
      pause('agreed'),
      '2026-12-06',
      'Agreed: 14 days off, 7 Dec 2026 to 20 Dec 2026. Training goes on from 21 Dec 2026.',
    ],
    [pause('agreed'), '2026-12-07', 'Days off until 20 Dec 2026. Training goes on from 21 Dec 2026.'],
    [pause('refused'), '2026-12-01', 'Your days off, 7 Dec 2026 to 20 Dec 2026, were not agreed.'],
  ])('%j on %s', (given, today, words) => {
    expect(pauseWords(given, today)).toBe(words);
  });
});

describe('going on', () => {
  const next = one({ _id: 'b', renewsId: 'a', state: 'assessing', startsOn: '2027-01-18' });

  test('is offered from two weeks before the end on, until it is bought', () => {
    const program = one({});
    expect(offersRenewal([program], program, '2027-01-03')).toBe(false);
    expect(offersRenewal([program], program, '2027-01-04')).toBe(true);
    expect(offersRenewal([next, program], program, '2027-01-04')).toBe(false);
    const cancelled = { ...next, state: 'cancelled' } as Program;
    expect(offersRenewal([cancelled, program], program, '2027-01-04')).toBe(true);
  });

  test('is offered after the end while she has no other program', () => {
    const ended = one({ state: 'ended' });
    expect(offersRenewal([ended], ended, '2027-03-01')).toBe(true);
    expect(offersRenewal([one({ _id: 'other' }), ended], ended, '2027-03-01')).toBe(false);
    expect(offersRenewal([one({ state: 'cancelled' })], one({ state: 'cancelled' }), '2027-03-01')).toBe(
      false,
    );
  });

  test('says when, with whom and what', () => {
    expect(nextOf([next, one({})], one({}))).toBe(next);
    expect(goesOnWords(next, '2027-01-17')).toBe(
      'Paid: it goes on from 18 Jan 2027 with Dev Menon. Individual coaching, 3 months.',
    );
    expect(goesOnWords({ ...next, coach: null }, '2027-01-18')).toBe(
      'It went on from 18 Jan 2027. Individual coaching, 3 months.',
    );
  });
});
