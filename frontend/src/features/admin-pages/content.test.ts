import { expect, test } from 'vitest';
import { freshId, inWords, tidied } from './content.ts';

test('derives a unique id of a new item from its title; existing ids stay', () => {
  const titles = ['Était-ce l’été?', 'One', 'One', '???'];
  const items = [{ id: 'one', title: 'Renamed' }, ...titles.map((title) => ({ id: freshId(), title }))];
  expect(tidied({ items }).items.map(({ id }) => id)).toEqual([
    'one',
    'etait-ce-lete',
    'one-2',
    'one-3',
    'item',
  ]);
});

test('drops empty lines of lists on sending, but keeps empty texts', () => {
  const typed = { roles: [{ id: 'a', title: '', points: ['one', ' ', '', 'two'] }] };
  expect(tidied(typed)).toEqual({ roles: [{ id: 'a', title: '', points: ['one', 'two'] }] });
});

test('shows a part without machine-readable values', () => {
  const html = '<p>A <a href="/x">link</a></p><ul><li>b</li></ul>';
  expect(inWords([{ id: 'one', title: 'One', html }])).toBe('One\nA link (/x)\n• b');
  expect(inWords('{name} since 2025')).toBe('{name} since 2025');
});
