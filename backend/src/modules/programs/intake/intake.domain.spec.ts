import { intake } from '@ironbloom/brand/coaching';
import { expect, it } from '@jest/globals';
import { waitsForDoctor } from './intake.domain.ts';

const { questions } = intake.health;
const no = { answers: Object.fromEntries(questions.map(({ id }) => [id, { yes: false }])) };
const yes = (id: string) => ({ answers: { ...no.answers, [id]: { yes: true } } });

it('lets training begin where every answer is no', () => {
  expect(waitsForDoctor(questions, no)).toBe(false);
});

it.each(questions.map(({ id, yes: { blocksTraining } }) => [id, blocksTraining] as const))(
  'a yes to %s has training wait: %s',
  (id, waits) => {
    expect(waitsForDoctor(questions, yes(id))).toBe(waits);
  },
);

it.each([
  ['may-train', false],
  ['may-train-limits', false],
  ['not-yet', true],
  ['not-asked', true],
] as const)('with the doctor’s word “%s” it waits: %s', (doctor, waits) => {
  expect(waitsForDoctor(questions, { ...yes('heart'), doctor })).toBe(waits);
});
