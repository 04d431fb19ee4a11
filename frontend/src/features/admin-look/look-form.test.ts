import { shippedLook, type Look } from '@ironbloom/brand/look';
import { expect, it } from 'vitest';
import { inWords } from './fields.ts';
import { bodyOf, lookOf, valuesOf } from './look-form.ts';
import { problemsOf } from './use-look-draft.ts';

const logo = {
  id: '0b7e7dee-87ab-4c3a-9d43-8c1b1a1f0001',
  src: '/uploads/a/logo-0.svg',
  width: 140,
  height: 28,
  png: '/uploads/a/logo-0.png',
};
const published: Look = { ...shippedLook, logoLight: logo };

it('what is edited is what is published', () => {
  const values = valuesOf({ look: published });
  expect(lookOf(values, shippedLook)).toEqual(published);
  expect(bodyOf(values, 7)).toMatchObject({
    colors: published.colors,
    logoLight: logo.id,
    logoDark: null,
    version: 7,
  });
});

it('a colour that is still being typed is shown as it was, and said to be none', () => {
  const values = { ...valuesOf({ look: published }), 'colors.accent': '#ff7' };
  expect(lookOf(values, published).colors).toEqual(published.colors);
  expect(problemsOf(values)).toEqual({ 'colors.accent': 'Please enter a colour such as #1a2b3c' });
});

it('capitals and spaces make no other colour', () => {
  const values = { ...valuesOf({ look: published }), 'colors.accent': ' #FF7A59 ' };
  expect(bodyOf(values, 1).colors.accent).toBe('#ff7a59');
  expect(problemsOf(values)).toEqual({});
});

it('colours that cannot be read are said under their field, before anything is sent', () => {
  const values = { ...valuesOf({ look: published }), 'colors.accent': '#1d4ed8' };
  expect(problemsOf(values)).toEqual({
    'colors.accent': expect.stringContaining('passes is #5588ff') as string,
  });
});

it('files are compared in words', () => {
  const values = valuesOf({ look: published });
  expect(inWords(values['logoLight'] ?? '', 'logoLight')).toBe('Upload 0b7e7dee');
  expect(inWords(values['icon'] ?? '', 'icon')).toBe('Default content');
  expect(inWords('#ff7a59', 'colors.accent')).toBe('#ff7a59');
});
