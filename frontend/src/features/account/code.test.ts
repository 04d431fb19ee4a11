import { expect, test } from 'vitest';
import { isComplete, noCode, spread, toCode } from './code.ts';

const typed = ['4', '0', '', '', '', ''];

test('fills the boxes from the given one on', () => {
  expect(spread(typed, 2, '7')).toEqual({ code: ['4', '0', '7', '', '', ''], next: 3 });
  expect(spread(typed, 4, '789')).toEqual({ code: ['4', '0', '', '', '7', '8'], next: 5 });
});

test('spreads a complete code over all boxes and drops surplus digits', () => {
  expect(spread(typed, 3, '123 456').code.join('')).toBe('123456');
  expect(spread(typed, 0, '12345678').code.join('')).toBe('123456');
});

test('ignores everything but digits', () => {
  expect(toCode('Your code: 98-76 54').join('')).toBe('987654');
  expect(toCode('abc')).toEqual(noCode);
});

test('is complete when no box is empty', () => {
  expect(isComplete(toCode('12345'))).toBe(false);
  expect(isComplete(toCode('123456'))).toBe(true);
});
