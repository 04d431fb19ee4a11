import { expect, it } from '@jest/globals';
import { isWithinLimits } from './bodies.ts';

const DEPTH = 3;
const VALUES = 6;
const fits = (json: string) => isWithinLimits(Buffer.from(json), DEPTH, VALUES);

it.each([
  ['[[[1]]]', true],
  ['[[[[]]]]', false],
  ['{"a":{"b":{"c":{}}}}', false],
  ['[1,2,3,4,5]', true],
  ['[1,2,3,4,5,6]', false],
  ['{"a":1,"b":2,"c":3,"d":4,"e":5}', true],
  ['[[],[],[],{}]', false],
  // A quoted text is one value.
  ['["[[[[{,,,,,,,,,"]', true],
  [String.raw`["\"[[[[", "\\", 1]`, true],
  [String.raw`["\\",[[[[`, false],
  ['"é[[[[ⓘ,,,,,,,,"', true],
  // Not JSON: the parser reports it.
  [']]]][[[[', true],
  ['', true],
])('%s', (json, expected) => {
  expect(fits(json)).toBe(expected);
});
