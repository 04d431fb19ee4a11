import { expect, test } from 'vitest';
import { expanded, filled, inserted, suggestions } from './snippets.ts';

const snippet = (shortcut: string, text: string) => ({ id: shortcut, shortcut, title: shortcut, text });
const welcome = snippet('/welcome', 'Hello {{name}}, I am {{coach}}.');
const week = snippet('/week', 'See you on {{day}}.');
const all = [welcome, week];
const names = { client: 'Priya Nair', coach: 'Dev Menon' };

test('first names are filled in, other braces stay for the coach', () => {
  expect(filled(welcome, names)).toBe('Hello Priya, I am Dev.');
  expect(filled(week, names)).toBe('See you on {{day}}.');
});

test('a slash at the end suggests, elsewhere it does not', () => {
  expect(suggestions('/', all)).toEqual(all);
  expect(suggestions('Well done. /wee', all)).toEqual([week]);
  expect(suggestions('3/4 of the way', all)).toBeUndefined();
  expect(suggestions('and/or', all)).toBeUndefined();
});

test('a chosen suggestion replaces what was typed of it', () => {
  expect(inserted('Well done. /we', welcome, names)).toBe('Well done. Hello Priya, I am Dev.');
});

test('a shortcut with a space after it is replaced; another word is not', () => {
  expect(expanded('/welcome ', all, names)).toBe('Hello Priya, I am Dev.');
  expect(expanded('Fine.\n/week ', all, names)).toBe('Fine.\nSee you on {{day}}.');
  expect(expanded('/unknown ', all, names)).toBe('/unknown ');
  expect(expanded('/welcome', all, names)).toBe('/welcome');
});
