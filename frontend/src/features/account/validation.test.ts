import { expect, test } from 'vitest';
// The server's specs read the same table: both sides refuse the same values with the same words.
import cases from '../../../../test-cases/account-validation.json';
import { checkReset, checkSignIn, checkSignUp, passwordRules, type FormValues } from './validation.ts';

const checks = { 'sign-in': checkSignIn, 'sign-up': checkSignUp, reset: checkReset };

test('the table asks enough of every screen', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40);
  expect(new Set(cases.map(({ screen }) => screen))).toEqual(new Set(Object.keys(checks)));
});

test.each(cases.map((entry, index) => ({ index, ...entry })))('$screen, case $index', (entry) => {
  const check = checks[entry.screen as keyof typeof checks];
  expect(check(entry.values as unknown as FormValues)).toEqual(entry.errors);
});

test('each rule of the checklist is broken by one password alone', () => {
  const broken = (password: string) =>
    passwordRules.filter(({ holds }) => !holds(password)).map(({ text }) => text);
  expect(broken('Str0ng!pass')).toEqual([]);
  expect(broken('Sh0rt!')).toEqual(['At least 8 characters']);
  expect(broken('str0ng!pass')).toEqual(['One uppercase letter']);
  expect(broken('STR0NG!PASS')).toEqual(['One lowercase letter']);
  expect(broken('Strong!pass')).toEqual(['One number']);
  expect(broken('Str0ngpass')).toEqual(['One special character']);
  expect(broken(`Str0ng!${'x'.repeat(122)}`)).toEqual(['At most 128 characters']);
});
