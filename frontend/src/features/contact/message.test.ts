import { expect, test } from 'vitest';
import { aboutPayment, withCountryCode } from './message.ts';
import { contactMessage } from './schema.ts';

test('adds the country code once', () => {
  expect(withCountryCode('9000000000')).toBe('+91 9000000000');
  expect(withCountryCode(' +91 90000 00000 ')).toBe('+91 90000 00000');
  expect(withCountryCode('+91-9000000000')).toBe('+91-9000000000');
  expect(withCountryCode('+44 20 7183 8750')).toBe('+44 20 7183 8750');
  // A number that starts with 91 is not a country code.
  expect(withCountryCode('9100000000')).toBe('+91 9100000000');
});

test('trims typed values', () => {
  const typed = {
    name: ' Priya ',
    number: ' 9000000000',
    email: 'p@example.com',
    message: '\nHi\n',
    website: '',
  };
  expect(contactMessage.parse(typed)).toEqual({
    name: 'Priya',
    number: '+91 9000000000',
    email: 'p@example.com',
    message: 'Hi',
    website: '',
  });
});

test.each([
  [
    { receiptNumber: 'IB-1', paymentId: '7' },
    { paymentId: '7', beginning: 'About my payment, receipt IB-1:\n\n' },
  ],
  [{ receiptNumber: 'IB-1' }, undefined],
  [{ receiptNumber: 1, paymentId: '7' }, undefined],
  [null, undefined],
  ['IB-1', undefined],
])("reads the payment from the location's state, if any: %o", (state, about) => {
  expect(aboutPayment(state)).toEqual(about);
});
