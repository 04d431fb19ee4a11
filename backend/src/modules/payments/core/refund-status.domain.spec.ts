import { expect, it } from '@jest/globals';
import { refundStatesBefore } from './refund-status.domain.ts';

it.each([
  ['pending', []],
  ['processed', ['pending', 'failed']],
  ['failed', ['pending']],
] as const)('%s may follow %j', (to, from) => {
  expect(refundStatesBefore(to)).toEqual(from);
});
