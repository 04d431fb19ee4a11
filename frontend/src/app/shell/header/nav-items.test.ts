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

test('small screens list no careers (site-6)', () => {
  expect(sheetItems.map((item) => item.label)).not.toContain('Careers');
});
