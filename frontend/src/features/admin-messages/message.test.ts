import { expect, test } from 'vitest';
import { replyLink } from './message.ts';

const message = {
  name: 'Asha & Co',
  email: 'asha+fit@example.com',
  message: 'First line?\nSecond & last',
};

test('an answer is addressed, named and quotes every line, whatever characters they hold', () => {
  const link = new URL(replyLink(message));
  expect(decodeURIComponent(link.pathname)).toBe('asha+fit@example.com');
  expect(link.searchParams.get('subject')).toBe('Your message to Ironbloom');
  expect(link.searchParams.get('body')).toBe('Hello Asha & Co,\r\n\r\n\r\n> First line?\r\n> Second & last');
});

test('a sender’s address adds no recipient and no header', () => {
  const link = new URL(replyLink({ ...message, email: 'a@example.com?bcc=all@example.com' }));
  expect(link.searchParams.has('bcc')).toBe(false);
});

test('a very long message is cut, so that mail programs take the link', () => {
  expect(replyLink({ ...message, message: 'x'.repeat(5000) }).length).toBeLessThan(2000);
});
