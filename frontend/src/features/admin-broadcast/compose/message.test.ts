import { expect, test } from 'vitest';
import { emptyMessage, isEmpty } from './message.ts';

test.each([
  '',
  '<p></p><p>&nbsp;</p>',
  emptyMessage().bodyHtml,
  '<p>Hello {{name}},</p>',
  '<p><strong>Hello {{name}}</strong>, </p>',
])('%j is empty', (html) => {
  expect(isEmpty(html)).toBe(true);
});

test.each([
  '<p>Hello {{name}},</p><p>Monday.</p>',
  '<p>Hello {{name}},</p><p><img src="cid:card"></p>',
  '<p>Hello Asha,</p>',
])('%j is not empty', (html) => {
  expect(isEmpty(html)).toBe(false);
});
