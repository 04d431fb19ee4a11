import { expect, it } from '@jest/globals';
import { meetsResetRule } from './password-rule.ts';

it.each([
  ['Abcdef1!', true],
  ['Abcde1!', false],
  [`Aa1!${'x'.repeat(124)}`, true],
  [`Aa1!${'x'.repeat(125)}`, false],
  ['abcdef1!', false],
  ['ABCDEF1!', false],
  ['Abcdefg!', false],
  ['Abcdefg1', false],
  ['Éàcdef1!', true],
  // An emoji counts as one character: seven.
  ['Abcd1!💪', false],
])('%j as new password: %s', (password, good) => {
  expect(meetsResetRule(password)).toBe(good);
});

it.each([...'!@#$%^&*()_+-=[]{};\':"\\|,.<>/?'])('%s counts as special', (special) => {
  expect(meetsResetRule(`Abcdef1${special}`)).toBe(true);
});

it.each(['~', '`', ' ', '€'])('%j does not', (other) => {
  expect(meetsResetRule(`Abcdef1${other}`)).toBe(false);
});
