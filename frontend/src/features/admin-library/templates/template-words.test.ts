import type { PlanDay } from '@ironbloom/brand/plan';
import { shippedTemplates } from '@ironbloom/brand/templates';
import { expect, it } from 'vitest';
import { clientsWords, dayTitle, dayWords } from './template-words.ts';

const day = (id: string, place = 0): PlanDay =>
  shippedTemplates.find((template) => template.id === id)!.training.weeks[1]!.days[place]!;

it('tells a day by its first rows, without warming up', () => {
  expect(dayWords(day('upper-lower-4'))).toBe(
    'Back squat 4 × 6-8, Romanian deadlift 3 × 8-10, Walking lunge 3 × 10-12 a side, Leg curl 3 × 10-12, and 2 more',
  );
  expect(dayWords(day('home-dumbbells-3'))).toContain('Glute bridge 3 × 12-20, and 1 more');
  expect(dayWords({ ...day('upper-lower-4'), blocks: [] })).toBe('Nothing yet');
});

it('names a day by weekday and name, else by its place', () => {
  expect(dayTitle({ ...day('upper-lower-4'), weekday: 3 }, 0)).toBe('Thu, Lower A');
  expect(dayTitle(day('upper-lower-4'), 0)).toBe('Lower A');
  expect(dayTitle({ ...day('upper-lower-4'), name: '' }, 1)).toBe('Day 2');
});

it.each([
  [0, 'No client uses this now'],
  [1, '1 client uses this'],
  [3, '3 clients use this'],
])('%d: %s', (clients, words) => expect(clientsWords(clients)).toBe(words));
