import { shippedLook, type Look } from '@ironbloom/brand/look';
import { expect, it } from 'vitest';
import { changesBetween, withValue } from '#shared/document/document.ts';
import { inWords } from './fields.ts';
import { bodyOf, fieldOf, lookOf, problemsOf } from './look-form.ts';

const logo = {
  id: '0b7e7dee-87ab-4c3a-9d43-8c1b1a1f0001',
  src: '/uploads/a/logo-0.svg',
  width: 140,
  height: 28,
  png: '/uploads/a/logo-0.png',
};
const published: Look = { ...shippedLook, logoLight: logo };
const withAccent = (accent: string): Look => withValue(published, 'colors.accent', accent);

it('publishes the edited values', () => {
  expect(lookOf(published, shippedLook)).toEqual(published);
  expect(bodyOf(published)).toMatchObject({ colors: published.colors, logoLight: logo.id, logoDark: null });
});

it('previews the published colour while a typed one is unfinished, and reports it', () => {
  const typing = withAccent('#ff7');
  expect(lookOf(typing, published).colors).toEqual(published.colors);
  expect(problemsOf(typing)).toEqual({ 'colors.accent': 'Please enter a colour such as #1a2b3c' });
});

it('ignores case and spaces in colours', () => {
  const typed = withAccent(' #FF7A59 ');
  expect(bodyOf(typed).colors.accent).toBe('#ff7a59');
  expect(problemsOf(typed)).toEqual({});
});

it('reports unreadable colours under their field before sending', () => {
  expect(problemsOf(withAccent('#1d4ed8'))).toEqual({
    'colors.accent': expect.stringContaining('passes is #5588ff') as string,
  });
});

it('compares files as wholes, with readable values', () => {
  const other = withValue(withAccent('#5588ff'), 'logoLight', { ...logo, id: '1', src: '/b.svg' });
  expect(changesBetween(published, other).map(fieldOf)).toEqual(['colors.accent', 'logoLight', 'logoLight']);
  expect(inWords(published.logoLight, 'logoLight')).toBe('Upload 0b7e7dee');
  expect(inWords(published.icon, 'icon')).toBe('Default content');
  expect(inWords('#ff7a59', 'colors.accent')).toBe('#ff7a59');
});
