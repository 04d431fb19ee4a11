import { expect, it } from '@jest/globals';
import { relyingParty } from './passkeys.service.ts';

it.each([
  ['https://ironbloom.in', { id: 'ironbloom.in', origin: 'https://ironbloom.in' }],
  ['https://fit.example.com:8443', { id: 'fit.example.com', origin: 'https://fit.example.com:8443' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://ironbloom.in', undefined],
  ['http://127.0.0.1:3000', undefined],
  ['https://203.0.113.7', undefined],
  ['https://[2001:db8::1]', undefined],
])('passkeys of %s belong to %j', (PUBLIC_URL, expected) => {
  expect(relyingParty({ PUBLIC_URL })).toEqual(expected);
});
