import { expect, test } from 'vitest';
import type { Program } from './api.ts';
import { chosenProgram } from './program.tsx';

const one = (_id: string, state: Program['state']) => ({ _id, state }) as Program;
const programs = [one('newest', 'cancelled'), one('running', 'active'), one('former', 'ended')];

test.each([
  [null, 'running'],
  ['former', 'former'],
  ['a stranger’s', 'running'],
])('of several programs %j shows %s', (id, shown) => {
  expect(chosenProgram(programs, id)?._id).toBe(shown);
});

test('of a program and the one that goes on from it, the running one is shown until its end', () => {
  const next = { _id: 'next', state: 'assessing', renewsId: 'running' } as Program;
  expect(chosenProgram([next, ...programs], null)?._id).toBe('running');
  expect(chosenProgram([next, one('running', 'ended')], null)?._id).toBe('next');
});

test('where all are over the newest is shown', () => {
  expect(chosenProgram([programs[0]!, programs[2]!], null)?._id).toBe('newest');
  expect(chosenProgram([], null)).toBeUndefined();
});
