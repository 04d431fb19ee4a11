import { expect, test } from 'vitest';
import { replyLink } from './message.ts';

const message = {
  name: 'Asha & Co',
  email: 'asha+fit@example.com',
  message: 'First line?\nSecond & last',
};

test('addresses a reply and quotes every line, whatever characters it has', () => {
  const link = new URL(replyLink(message));
  expect(decodeURIComponent(link.pathname)).toBe('asha+fit@example.com');
  expect(link.searchParams.get('subject')).toBe('Your message to Ironbloom');
  expect(link.searchParams.get('body')).toBe('Hello Asha & Co,\r\n\r\n\r\n> First line?\r\n> Second & last');
});

test("adds no recipient or header from the sender's address", () => {
  const link = new URL(replyLink({ ...message, email: 'a@example.com?bcc=all@example.com' }));
  expect(link.searchParams.has('bcc')).toBe(false);
});

test('cuts a very long message, so that mail programs accept the link', () => {
  expect(replyLink({ ...message, message: 'x'.repeat(5000) }).length).toBeLessThan(2000);
});
