import { expect, test } from 'vitest';
import { isActive, sheetItems } from './nav-items.ts';

test.each([
  ['/', '/', true],
  ['/', '/blog', false],
  ['/blog', '/blog', true],
  ['/blog', '/blog/sleep', true],
  ['/blog', '/blogging', false],
])('%s on %s: %s', (to, pathname, active) => {
  expect(isActive(to, pathname)).toBe(active);
});

test('the sheet lists careers on wide screens only (site-6)', () => {
  expect(sheetItems(false).map((item) => item.label)).not.toContain('Careers');
  expect(sheetItems(true).map((item) => item.label)).toContain('Careers');
});
