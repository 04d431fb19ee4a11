import { shippedRetention } from '@ironbloom/brand/retention';
import { expect, test } from 'vitest';
import { problemsOf, rangeOf, retentionOf, periodsOf } from './periods.ts';

const periods = periodsOf({ retention: shippedRetention });

test('what is published comes back from the form unchanged', () => {
  expect(retentionOf(periods)).toEqual(shippedRetention);
  expect(problemsOf(periods)).toEqual({});
});

test('what is no whole number is named before anything is sent', () => {
  expect(problemsOf({ ...periods, messages: '', webhooks: '1.5', records: ' 13 ' })).toEqual({
    messages: 'Please enter a whole number of months',
    webhooks: 'Please enter a whole number of days',
  });
});

test('says what may be chosen', () => {
  expect(rangeOf('purchases')).toBe('96 to 240 months');
});
