import { describe, expect, test } from 'vitest';
import type { Program } from '../api.ts';
import { isLate, stepsOf, todayOf } from './today-words.ts';

const HOUR = 3_600_000;
const bought = Date.parse('2026-11-26T02:44:00Z');
const at = (hours: number) => new Date(bought + hours * HOUR).toISOString();

const program: Program = {
  _id: '1',
  half: 'buyer',
  item: 'Individual coaching, 3 months',
  state: 'new',
  stateSince: at(0),
  boughtAt: at(0),
  startsOn: null,
  endsOn: null,
  week: null,
  weeks: null,
  coach: null,
  standInUntil: null,
  calledAt: null,
  callBy: at(24),
  answeredAt: null,
  plan: null,
  planBy: at(48),
  guardian: null,
  message: null,
  unread: 0,
  renewsId: null,
  checkIn: null,
  nextCheckInOn: null,
  pauses: [],
  daysOffLeft: 30,
  answerHours: null,
};
const coach = { _id: 'c', name: 'Dev Menon', leaveUntil: null, profile: null };
const running: Program = {
  ...program,
  state: 'active',
  callBy: null,
  calledAt: at(5),
  answeredAt: at(1),
  planBy: null,
  plan: { version: 1, note: '', publishedAt: at(30) },
  startsOn: '2026-11-28',
  endsOn: '2027-02-28',
  week: 5,
  weeks: 14,
  coach,
};
const whens = (of: Program, hours: number) => stepsOf(of, bought + hours * HOUR).map(({ when }) => when);

describe('the steps until training begins', () => {
  test('say who does what by when, in order', () => {
    expect(stepsOf(program, bought + HOUR).map(({ name, state }) => [name, state])).toEqual([
      ['Paid', 'done'],
      ['Your answers', 'now'],
      ['First call', 'later'],
      ['Your plan', 'later'],
    ]);
    expect(whens(program, 1).slice(2)).toEqual(['by 27 Nov, 8:14 am IST', 'by 28 Nov, 8:14 am IST']);
  });

  test('name no coach before there is one', () => {
    expect(stepsOf(program, bought)[2]!.text).toContain('No coach has been chosen');
    expect(stepsOf({ ...program, coach }, bought)[2]!.text).toContain('Dev Menon is your coach');
  });

  test('admit that a time has passed', () => {
    expect(whens({ ...program, answeredAt: at(2) }, 60).slice(2)).toEqual([
      'was due by 27 Nov, 8:14 am IST',
      'was due by 28 Nov, 8:14 am IST',
    ]);
    expect(isLate({ ...program, answeredAt: at(2) }, bought + 25 * HOUR)).toBe(true);
    expect(isLate(program, bought + 23 * HOUR)).toBe(false);
    expect(isLate({ ...program, answeredAt: at(2), renewsId: '0' }, bought + 25 * HOUR)).toBe(false);
  });

  test('promise no plan before late answers are there', () => {
    const called = { ...program, callBy: null, calledAt: at(3) };
    expect(whens(called, 60)[3]).toBe('within 24 hours of your answers');
    expect(isLate(called, bought + 60 * HOUR)).toBe(false);
  });

  test('under 18 wait for the agreement of a guardian, and promise no plan before', () => {
    const called = { ...program, answeredAt: at(2), callBy: null, calledAt: at(3) };
    const minor = { ...called, guardian: { agreedAt: null } };
    expect(
      stepsOf(minor, bought)
        .map(({ name, state }) => [name, state])
        .slice(2),
    ).toEqual([
      ['First call', 'done'],
      ['Your parent or guardian', 'now'],
      ['Your plan', 'later'],
    ]);
    expect(whens(minor, 60).at(-1)).toBe('after the agreement');
    expect(isLate(minor, bought + 60 * HOUR)).toBe(false);
    const agreed = { ...called, guardian: { agreedAt: at(4) } };
    expect(stepsOf(agreed, bought)[3]).toMatchObject({
      state: 'done',
      text: 'We have recorded that they agree.',
    });
    expect(whens(agreed, 4).at(-1)).toBe('by 28 Nov, 8:14 am IST');
  });

  test('are over once the program runs', () => {
    expect(stepsOf(running, bought)).toEqual([]);
  });
});

const over = { stateSince: '2027-02-27T18:31:00Z', week: 14 } as const;

describe('the first sentence and the button', () => {
  const shown = (part: Partial<Program>) => {
    const { title, go } = todayOf({ ...running, ...part }, bought + 40 * HOUR);
    return [title, go];
  };
  test.each<[Partial<Program>, string, string]>([
    [program, 'You are in', 'intake'],
    [{ ...program, answeredAt: at(1) }, 'You are in', 'messages'],
    [{ state: 'assessing', week: null }, 'Nearly there', 'plan'],
    [{ state: 'assessing', week: null, renewsId: '0', plan: null }, 'You go on', 'plan'],
    [{}, 'Week 5', 'plan'],
    [{ answeredAt: null }, 'Week 5', 'intake'],
    [{ state: 'paused' }, 'Paused', 'plan'],
    [{ ...over, state: 'ended' }, '14 weeks', 'plan'],
    [{ ...over, state: 'ended', plan: null }, '14 weeks', 'messages'],
    [{ ...over, state: 'ended', stateSince: '2027-01-04T06:00:00Z' }, 'The end', 'plan'],
    [{ ...over, state: 'cancelled' }, 'Cancelled', 'plan'],
  ])('%j', (part, title, go) => {
    expect(shown(part)).toEqual([title, go]);
  });

  test('the last day is the day before the end', () => {
    expect(todayOf(running, bought).facts).toBe('Of 14, until 27 Feb 2027.');
  });

  test('after the end it says until when she can write, after a refund until when she can read', () => {
    const facts = (part: Partial<Program>, now: string) =>
      todayOf({ ...running, ...over, ...part }, Date.parse(now)).facts;
    expect(facts({ state: 'ended' }, '2027-03-13T18:30:00Z')).toBe(
      'Your program ended on 27 Feb 2027. You can write messages until 13 Mar 2027, and read all of it afterwards.',
    );
    expect(facts({ state: 'ended' }, '2027-03-13T18:31:00Z')).toContain('Messages are closed');
    expect(facts({ state: 'ended', stateSince: '2027-01-04T06:00:00Z' }, '2027-01-05T06:00:00Z')).toContain(
      'ended on 4 Jan 2027.',
    );
    expect(facts({ state: 'cancelled' }, '2027-03-01T06:00:00Z')).toBe(
      'The payment was refunded in full on 28 Feb 2027. Messages are closed. You can read what is here until 30 Mar 2027.',
    );
  });
});
