import { describe, expect, it } from '@jest/globals';
import { addDays, today } from '../program.domain.ts';
import { type PlannedVersion, trainingWeeks } from './training-weeks.ts';

const ago = (days: number): string => addDays(today(), -days);
const day = (id: string) => ({ id, name: id, weekday: 0 });
const program = (daysAgo: number) => ({ startsOn: ago(daysAgo), months: 1, pausedDays: 0 });
const first: PlannedVersion = { publishedOn: ago(40), weeks: [[day('a'), day('b')], [day('c')]] };
const session = (daysAgo: number, finished = true) => ({ on: ago(daysAgo), finished, sets: 3, volume: 100 });

describe('weeks of training', () => {
  it('reach from the start to today, and the last week of a plan stays', () => {
    const weeks = trainingWeeks(program(15), [], [first], [session(15), session(9, false), session(0)]);
    expect(
      weeks.map(({ number, from, planned, sessions, sets }) => [number, from, planned, sessions, sets]),
    ).toEqual([
      [1, ago(15), 2, 1, 6],
      [2, ago(8), 1, 0, 0],
      [3, ago(1), 1, 1, 3],
    ]);
  });

  it('leave out days off; what was done on one belongs to the week before it', () => {
    const pause = { state: 'ended', fromOn: ago(12), untilOn: ago(6) } as const;
    const weeks = trainingWeeks({ ...program(15), pausedDays: 7 }, [pause], [first], [session(7)]);
    expect(weeks.map(({ from, sessions }) => [from, sessions])).toEqual([
      [ago(15), 1],
      [ago(1), 0],
    ]);
  });

  it('are planned by the version that was published until then', () => {
    const versions = [
      first,
      { publishedOn: ago(3), weeks: [[day('x'), day('y'), day('z')]] },
      { publishedOn: ago(0), weeks: null },
    ];
    expect(trainingWeeks(program(15), [], versions, []).map(({ planned }) => planned)).toEqual([2, 3, 0]);
    expect(trainingWeeks(program(3), [], [{ ...first, publishedOn: ago(0) }], [])).toHaveLength(1);
    expect(trainingWeeks({ ...program(3), startsOn: null }, [], [first], [])).toEqual([]);
  });

  it('end with the program', () => {
    expect(trainingWeeks(program(100), [], [first], []).length).toBe(5);
  });
});
