import { type NumberQuestion, shippedCheckIn } from '@ironbloom/brand/check-in';
import { expect, test } from 'vitest';
import type { CheckIn } from '../api.ts';
import { fromUnit, inUnit } from '../units.ts';
import { changeWords, isAnswered, lastTime, problemOf, sectionsOf, shownAnswer } from './words.ts';

const metric = { weightUnit: 'kg', lengthUnit: 'cm' } as const;
const imperial = { weightUnit: 'lb', lengthUnit: 'in' } as const;
const question = (id: string) => shippedCheckIn.questions.find((one) => one.id === id)!;
const weight = question('weight') as NumberQuestion;
const shown = (id: string, answer: string | number, units: typeof metric | typeof imperial = metric) => {
  const one = question(id);
  return isAnswered(one) ? shownAnswer(one, answer, units) : undefined;
};

test('what is typed in pounds or inches is the same when it is read again', () => {
  for (let typed = 66.2; typed < 551; typed += 0.1) {
    const pounds = Math.round(typed * 10) / 10;
    expect(inUnit(weight, fromUnit(weight, pounds, imperial), imperial)).toBe(pounds);
  }
  expect(fromUnit(question('waist') as NumberQuestion, 33, imperial)).toBe(83.82);
});

test('answers are read in her units and in the words of the question', () => {
  expect([shown('weight', 68.9), shown('weight', 68.9, imperial)]).toEqual(['68.9 kg', '151.9 lb']);
  expect(shown('waist', 84)).toBe('84 cm');
  expect(shown('food', 4)).toBe('4 of 5, Five or six');
  expect(shown('words', 'Slept well')).toBe('Slept well');
});

test('a change is said without a judgement', () => {
  expect(changeWords(weight, 69.4, 68.9, metric)).toBe('0.5 less');
  expect(changeWords(weight, 68.9, 69.4, imperial)).toBe('1.1 more');
  expect(changeWords(weight, 68.9, 68.9, metric)).toBe('no change');
  expect(changeWords(weight, undefined, 68.9, metric)).toBeUndefined();
});

test('the time before stands beside the field', () => {
  const sent: readonly Pick<CheckIn, 'week' | 'answers'>[] = [
    { week: 5, answers: {} },
    { week: 4, answers: { weight: 69.4 } },
  ];
  expect(lastTime(weight, { week: 6 }, sent, metric)).toBe('In week 4: 69.4 kg');
  expect(lastTime(weight, { week: 5 }, sent.slice(1), metric)).toBe('Last week: 69.4 kg');
  expect(lastTime(weight, { week: 5 }, [], metric)).toBeUndefined();
});

test('what the server would refuse is said in her units', () => {
  expect(problemOf(weight, 'heavy', metric)).toBe('Please enter a number.');
  expect(problemOf(weight, 12, metric)).toBe('At least 30 kg.');
  expect(problemOf(weight, 300, imperial)).toBe('At most 551.2 lb.');
  expect([problemOf(weight, 68.9, metric), problemOf(weight, null, metric)]).toEqual([undefined, undefined]);
});

test('questions of one kind stand together, in the order of the form', () => {
  expect(sectionsOf(shippedCheckIn.questions).map(([first]) => first?.kind)).toEqual([
    'number',
    'choice',
    'text',
    'photos',
  ]);
});
