import { intake } from '@ironbloom/brand/coaching';
import { expect, test } from 'vitest';
import {
  asksDoctor,
  consentPeriod,
  firstOpen,
  inWords,
  missingHealth,
  missingIn,
  problemOf,
  questionsOf,
  stepAfter,
  stepBefore,
  steps,
  toggled,
} from './steps.ts';

const question = (id: string) => steps.flatMap((step) => questionsOf(step.id)).find((one) => one.id === id)!;
const nothing = { answers: {}, health: null, consent: 'none', isMinor: false } as const;
const noToAll = {
  answers: Object.fromEntries(intake.health.questions.map(({ id }) => [id, { yes: false }])),
};

test('five steps, the fifth about health, then the review', () => {
  expect(steps.map(({ id }) => id)).toEqual(['goals', 'history', 'equipment', 'food', 'health']);
  expect([stepAfter('food'), stepAfter('health')]).toEqual(['health', 'review']);
  expect([stepBefore('goals'), stepBefore('review')]).toEqual([undefined, 'health']);
});

test('goes on where something is still asked for', () => {
  expect(firstOpen(nothing)).toBe('goals');
  const goals = { goal: 'lose-fat', why: 'A wedding', days: 3, minutes: 45 };
  expect(missingIn('goals', { ...goals, why: '' })).toEqual(['why']);
  expect(firstOpen({ ...nothing, answers: goals })).toBe('history');
  expect(missingIn('history', { weight: 9 })).toContain('weight');
});

test('health is done with consent and every question; under 18 with a guardian', () => {
  expect(missingHealth(null, false)).toHaveLength(intake.health.questions.length);
  expect(missingHealth(noToAll, false)).toEqual([]);
  expect(missingHealth(noToAll, true)).toEqual(['guardian']);
  const guardian = { name: 'Anita', phone: ' ' };
  expect(missingHealth({ ...noToAll, guardian }, true)).toEqual(['guardian']);
  expect(missingHealth({ ...noToAll, guardian: { ...guardian, phone: '98' } }, true)).toEqual([]);
});

test('a yes asks for the doctor where training has to wait', () => {
  const yes = (id: string) => ({ answers: { ...noToAll.answers, [id]: { yes: true } } });
  expect([asksDoctor(noToAll), asksDoctor(yes('joints')), asksDoctor(yes('chest'))]).toEqual([
    false,
    false,
    true,
  ]);
});

test('an answer that the server would refuse has a problem', () => {
  expect(problemOf(question('height'), 90)).toBe('At least 120 cm');
  expect(problemOf(question('height'), 'tall')).toBe('Please enter a number');
  expect(problemOf(question('height'), 162.5)).toBeUndefined();
  expect(problemOf(question('weight'), null)).toBeUndefined();
  expect(problemOf(question('why'), 'x'.repeat(601))).toBe('At most 600 characters');
});

test('answers in words', () => {
  expect(inWords(question('goal'), 'lose-fat')).toBe('Lose fat');
  expect(inWords(question('days'), 4)).toBe('4');
  expect(inWords(question('height'), 162)).toBe('162 cm');
  expect(inWords(question('allergies'), ['none'])).toBe('None');
  expect(inWords(question('equipment'), [])).toBe('Not answered');
});

test('“none” stands alone', () => {
  expect(toggled(['peanuts'], 'milk')).toEqual(['peanuts', 'milk']);
  expect(toggled(['peanuts', 'milk'], 'none')).toEqual(['none']);
  expect(toggled(['none'], 'milk')).toEqual(['milk']);
  expect(toggled(['milk'], 'milk')).toEqual([]);
});

test('consent names the period that is published', () => {
  expect(consentPeriod('30 days')).toBe(
    'Until 30 days after my program ends, unless I ask to keep them longer.',
  );
});
