import { expect, it } from 'vitest';
import { shortName } from '../scripts/class-names.ts';

const css = '.card { animation: rise 1s } .card:hover, .wide-card { margin: 0.5em } @keyframes rise {}';
const nameOf = (name: string, file = 'src/card.module.css') => shortName(name, file, css);

it('gives each name of a module one of its own, and other modules others', () => {
  const names = ['card', 'wide-card', 'rise'].map((name) => nameOf(name));
  expect(new Set([...names, nameOf('card', 'src/tile.module.css')]).size).toBe(4);
  expect(nameOf('card')).toBe(names[0]);
  for (const name of names) expect(name).toMatch(/^_[\w-]{5}$/);
});

it('does not make a name up', () => {
  expect(() => nameOf('forgotten')).toThrow('forgotten');
});
