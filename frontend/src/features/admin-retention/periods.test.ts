import { shippedRetention } from '@ironbloom/brand/retention';
import { expect, test } from 'vitest';
import { problemsOf, rangeOf, retentionOf, periodsOf } from './periods.ts';

const periods = periodsOf({ retention: shippedRetention });

test('returns the published periods unchanged', () => {
  expect(retentionOf(periods)).toEqual(shippedRetention);
  expect(problemsOf(periods)).toEqual({});
});

test('reports fractions and text before sending', () => {
  expect(problemsOf({ ...periods, messages: '', webhooks: '1.5', records: ' 13 ' })).toEqual({
    messages: 'Please enter a whole number of months',
    webhooks: 'Please enter a whole number of days',
  });
});

test('states the allowed range', () => {
  expect(rangeOf('purchases')).toBe('96 to 240 months');
});
