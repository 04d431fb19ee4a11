import { shippedCoaching } from '@ironbloom/brand/coaching';
import { expect, it } from 'vitest';
import type { PublishedCoaching } from './api.ts';
import { coachingOf, formOf, inWords, labelOf, problemsOf } from './coaching-form.ts';

const published = { coaching: shippedCoaching, version: 1 } as unknown as PublishedCoaching;

it('publishes what is shipped as it is', () => {
  expect(problemsOf(formOf(published))).toEqual({});
  expect(coachingOf(formOf(published))).toEqual(shippedCoaching);
});

it('names hours and snippets that the server would refuse', () => {
  const form = formOf(published);
  const [first] = form.snippets;
  const snippets = [first!, { ...first!, id: 'again' }, { id: 'n', shortcut: 'plan', title: '', text: ' ' }];
  expect(
    problemsOf({ ...form, callHours: '1.5', planHours: '', refundDays: '31', maxPauseDays: '', snippets }),
  ).toEqual({
    callHours: 'Enter whole hours, from 1 to 336',
    planHours: 'Enter whole hours, from 1 to 336',
    refundDays: 'Enter whole days, from 1 to 30',
    maxPauseDays: 'Enter whole days, from 0 to 365',
    'snippets.1.shortcut': 'Another snippet has this shortcut',
    'snippets.2.shortcut': 'A slash, then small letters, digits and hyphens',
    'snippets.2.title': 'This is required',
    'snippets.2.text': 'This is required',
  });
});

it('compares by words', () => {
  const form = formOf(published);
  const [first] = form.snippets;
  expect(labelOf(`snippets.#${first!.id}.text`, form)).toBe(`Snippet ${first!.shortcut}, text`);
  expect(inWords('fewest', 'assignment')).toBe('Fewest open programs');
  expect(inWords('48', 'planHours')).toBe('within 48 hours');
});
