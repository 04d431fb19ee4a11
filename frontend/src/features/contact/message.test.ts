import { expect, test } from 'vitest';
import { readMessage, withCountryCode } from './message.ts';

test('a number carries the country code once', () => {
  expect(withCountryCode('9000000000')).toBe('+91 9000000000');
  expect(withCountryCode(' +91 90000 00000 ')).toBe('+91 90000 00000');
  expect(withCountryCode('+91-9000000000')).toBe('+91-9000000000');
  expect(withCountryCode('+44 20 7183 8750')).toBe('+44 20 7183 8750');
  // A number that merely begins with 91 keeps its digits.
  expect(withCountryCode('9100000000')).toBe('+91 9100000000');
});

test('what was typed is read from the form, and a field that is not there is empty', () => {
  const form = document.createElement('form');
  form.innerHTML =
    '<input name="name" value=" Priya "><input name="number" value="9000000000"><input name="email" value="p@example.com">';
  expect(readMessage(form)).toEqual({
    name: 'Priya',
    number: '+91 9000000000',
    email: 'p@example.com',
    message: '',
    website: '',
  });
});
