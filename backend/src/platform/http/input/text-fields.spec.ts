import { expect, it } from '@jest/globals';
import { visible } from '@ironbloom/brand/visible';

it.each([
  ['MON\u200bSOON\u2060', 'MONSOON'],
  ['\ufeff27AAPFU\u00ad0939F1ZV\u202c', '27AAPFU0939F1ZV'],
  ['98765\u00a043210\t', '98765 43210 '],
  ['123\u0000456', '123456'],
  ['Al\u200done\u200c\u200d', 'Alone'],
  // The joiners of India's scripts, and of emoji, stay.
  ['क्\u200dष', 'क्\u200dष'],
  ['\u200dक', 'क'],
  ['👩\u200d🍳', '👩\u200d🍳'],
  ['plain text', 'plain text'],
])('reads %j as %j', (typed, seen) => {
  expect(visible(typed)).toBe(seen);
});
