import { expect, test } from 'vitest';
import type { Summary } from '../api.ts';
import { figuresOf } from './end-words.ts';

const summary: Summary = {
  weeks: 14,
  checkIns: 12,
  changes: [{ id: 'weight', text: 'Your weight', quantity: 'weight', first: 70.5, last: 68 }],
  storyTold: false,
  consent: '',
};
const metric = { weightUnit: 'kg', lengthUnit: 'cm' } as const;

test('the figures are hers, in her units, and only what is known', () => {
  expect(figuresOf(summary, metric)).toEqual([
    ['Weeks', '14'],
    ['Check-ins sent', '12'],
    ['Your weight', '70.5 kg, at the end 68 kg'],
  ]);
  expect(figuresOf(summary, { ...metric, weightUnit: 'lb' })[2]).toEqual([
    'Your weight',
    '155.4 lb, at the end 149.9 lb',
  ]);
  expect(figuresOf({ ...summary, weeks: 0, checkIns: 0, changes: [] }, metric)).toEqual([]);
});
