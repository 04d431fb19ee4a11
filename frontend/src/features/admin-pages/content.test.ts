import { expect, test } from 'vitest';
import { freshId, inWords, tidied } from './content.ts';

test('a new item gets a name of its title that no other has; an old one keeps its name', () => {
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

test('empty lines of lists are left out when it is sent, empty texts are not', () => {
  const typed = { roles: [{ id: 'a', title: '', points: ['one', ' ', '', 'two'] }] };
  expect(tidied(typed)).toEqual({ roles: [{ id: 'a', title: '', points: ['one', 'two'] }] });
});

test('a part is read without what only machines read', () => {
  const html = '<p>A <a href="/x">link</a></p><ul><li>b</li></ul>';
  expect(inWords([{ id: 'one', title: 'One', html }])).toBe('One\nA link (/x)\n• b');
  expect(inWords('{name} since 2025')).toBe('{name} since 2025');
});
