import { expect, test } from 'vitest';
import { changedLink, linksOf, movedLink, textOf, withLink, withoutLink } from './social-links.ts';

const one = { name: 'Instagram', url: 'https://a.example/one' };
const other = { name: 'You Tube', url: 'https://b.example/?x=1' };
const both = textOf([one, other]);

test('links come back from their text, an empty one and none at all as well', () => {
  expect(linksOf(both)).toEqual([one, other]);
  expect(linksOf(withLink(''))).toEqual([{ name: '', url: '' }]);
  expect(linksOf('')).toEqual([]);
});

test('a link is changed, moved and removed, and the others stay', () => {
  expect(linksOf(changedLink(both, 1, { name: 'Videos' }))).toEqual([one, { ...other, name: 'Videos' }]);
  expect(linksOf(movedLink(both, 0, 1))).toEqual([other, one]);
  expect(linksOf(movedLink(both, 1, -1))).toEqual([other, one]);
  expect(movedLink(both, 0, -1)).toBe(both);
  expect(movedLink(both, 1, 1)).toBe(both);
  expect(linksOf(withoutLink(both, 0))).toEqual([other]);
  expect(withoutLink(textOf([one]), 0)).toBe('');
});
