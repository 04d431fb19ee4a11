import { expect, test } from 'vitest';
// The server's specs read the same table: both sides refuse the same values with the same messages.
import cases from '../../../../test-cases/account-validation.json';
import { passwordRules } from './password-rules.ts';
import { reset, signIn, signUp } from './schemas.ts';

const schemas = { 'sign-in': signIn, 'sign-up': signUp, reset };

/** The first message per field, as the form shows them. */
function passwordErrors(screen: keyof typeof schemas, typed: object): Record<string, string> {
  const { error } = schemas[screen].safeParse(typed);
  const said = (error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]);
  return Object.fromEntries(said.toReversed()) as Record<string, string>;
}

test('covers every screen in the table of cases', () => {
  expect(cases.length).toBeGreaterThanOrEqual(40);
  expect(new Set(cases.map(({ screen }) => screen))).toEqual(new Set(Object.keys(schemas)));
});

test.each(cases.map((entry, index) => ({ index, ...entry })))('$screen, case $index', (entry) => {
  const empty = { name: '', email: '', otp: '', password: '', confirmPassword: '' };
  expect(passwordErrors(entry.screen as keyof typeof schemas, { ...empty, ...entry.values })).toEqual(
    entry.errors,
  );
});

test('breaks each rule of the checklist with exactly one password', () => {
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
