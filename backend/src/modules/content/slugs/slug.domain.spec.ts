import { describe, expect, it } from '@jest/globals';
import { numbered, slugify } from './slug.domain.ts';

describe('slugify', () => {
  it.each([
    ['Add one plate: a plain guide!', 'add-one-plate-a-plain-guide'],
    ['  Crème brûlée & Straße  ', 'creme-brulee-strasse'],
    ["Don't skip", 'dont-skip'],
    ['आसान दाल', 'आसान-दाल'],
    ['Łódź – Øre', 'lodz-ore'],
    ['Phở Việt', 'pho-viet'],
    ['क्‍षमा', 'क्षमा'],
    ['5×5', '5-5'],
    ['Re\u00adcipe\u2060s', 'recipes'],
    ['💪🔥', ''],
    ['../../etc/passwd', 'etc-passwd'],
    ['<script>', 'script'],
    ['ﬁt', 'fit'],
  ])('makes %j into %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
    expect(slugify(slug)).toBe(slug);
  });

  it('cuts a long title at a word, and within a word only when there is one', () => {
    const long = slugify('squats '.repeat(20));
    expect(long).toBe(Array.from({ length: 11 }, () => 'squats').join('-'));
    expect(slugify('x'.repeat(200))).toHaveLength(80);
  });

  it.each([
    ['fits', `${'squats '.repeat(10)}kettlebell!`, `${'squats-'.repeat(10)}kettlebell`],
    ['ends a word there', `${'squats '.repeat(10)}kettlebell again`, `${'squats-'.repeat(10)}kettlebell`],
    ['is in the middle of one there', `${'squats '.repeat(10)}kettlebells`, `${'squats-'.repeat(9)}squats`],
  ])('limits slugs to 80 characters: a title that %s', (_, title, slug) => {
    expect(slugify(title)).toBe(slug);
  });
});

it('numbers from 2 and fills gaps', () => {
  expect(numbered('dal', new Set())).toBe('dal');
  expect(numbered('dal', new Set(['dal', 'dal-3']))).toBe('dal-2');
  expect(numbered('dal', new Set(['dal', 'dal-2', 'dal-3']))).toBe('dal-4');
});
