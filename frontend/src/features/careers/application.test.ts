import { expect, test } from 'vitest';
import { applicationChat, applicationMail, applicationText } from './application.ts';

const application = {
  role: 'GYM Coach',
  name: 'Asha & Ravi',
  email: 'asha+work@example.com',
  phone: '+91 90000 00000',
  message: 'Two lines?\nYes: 100% #ready',
};

test('writes an application as five labelled lines', () => {
  expect(applicationText(application).split('\n').slice(0, 5)).toEqual([
    'Role: GYM Coach',
    'Name: Asha & Ravi',
    'Email: asha+work@example.com',
    'Phone: +91 90000 00000',
    'Message: Two lines?',
  ]);
});

test('encodes every character for the chat link', () => {
  const url = new URL(applicationChat('919000000000', application));
  expect(url.origin + url.pathname).toBe('https://wa.me/919000000000');
  expect([...url.searchParams.keys()]).toEqual(['text']);
  expect(url.searchParams.get('text')).toBe(applicationText(application));
  expect(url.hash).toBe('');
});

test('encodes every character for the mail link', () => {
  const url = new URL(applicationMail('jobs@example.com', application));
  expect(url.protocol + url.pathname).toBe('mailto:jobs@example.com');
  expect(url.searchParams.get('subject')).toBe('Application: GYM Coach');
  expect(url.searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(applicationText(application));
});
