import { expect, it } from '@jest/globals';
import { phoneDigits } from './text-search.ts';

it.each([
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['+91-(0)98765 43210', '9876543210'],
  ['098765 43210', '9876543210'],
  ['0091 98765 43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['+91 98765', '98765'],
  ['9198765432', '9198765432'],
  ['080/4000 1234', '8040001234'],
  ['+44 20 7946 0018', '442079460018'],
  ['43210', '43210'],
  ['210', '210'],
  ['+91 98', undefined],
  ['10', undefined],
  ['+()', undefined],
  ['order_98765', undefined],
  ['asha@98765.example', undefined],
  ['', undefined],
])('%j is looked for as %s', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});
