import { expect, it } from '@jest/globals';
import { scrubbed } from './scrubbed.domain.ts';

it.each([
  ['at https://site.example/payment-success?token=abc&x=1:2', 'at https://site.example/payment-success?***'],
  ['no user asha.rao@example.com here', 'no user ***@*** here'],
  ['Bearer eyJhbGciOiJIUzI1.eyJzdWIiOiIxMjM0.SflKxwRJSMeKKF2QT4', 'Bearer ***'],
  [`key ${'a1'.repeat(20)}!`, 'key ***!'],
  ['call +91 98765 43210 now', 'call *** now'],
  [
    'TypeError: x is undefined\n    at Hero (https://site.example/assets/entry-client-D7Us9h.js:1:20345)',
    'TypeError: x is undefined\n    at Hero (https://site.example/assets/entry-client-D7Us9h.js:1:20345)',
  ],
])('scrubs %j to %j', (text, kept) => {
  expect(scrubbed(text)).toBe(kept);
});
