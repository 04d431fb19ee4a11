import { expect, it } from '@jest/globals';
import { loggedPath } from './log-privacy.ts';

it.each([
  ['/api/suppressions/asha%40example.com', '/api/suppressions/***'],
  ['/api/suppressions?search=asha@example.com', '/api/suppressions'],
  ['/api/payments/status/a-token', '/api/payments/status/***'],
  ['/api/payments/exports/a-token', '/api/payments/exports/***'],
  ['/api/private-files/opened/a-ticket', '/api/private-files/opened/***'],
  ['/unsubscribe/a-token', '/unsubscribe/***'],
  ['/api/broadcasts/1/recipients?search=asha', '/api/broadcasts/1/recipients'],
])('logs %s as %s', (url, kept) => {
  expect(loggedPath(url)).toBe(kept);
});
