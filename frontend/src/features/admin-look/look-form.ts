import { type BrandColors, colorProblems, type Look } from '@ironbloom/brand/look';
import type { AnswerOf } from '#shared/api/wire.ts';
import type { PublishBody } from '#shared/document/publication.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';

/** The published look and its revision. */
export type PublishedLook = AnswerOf<'/api/admin/look'>;

/** An upload; null: the shipped file. */
export type FileField = Exclude<keyof Look, 'colors'>;

/** The unit of a conflict: a colour, or a whole upload. */
export const fieldOf = (path: string): string =>
  path.startsWith('colors.') ? path : (path.split('.')[0] ?? path);

/** Normalises a typed colour. */
const colorOf = (typed: string): string => typed.trim().toLowerCase();

export const colorsOf = ({ colors }: Look): BrandColors => ({
  accent: colorOf(colors.accent),
  ink: colorOf(colors.ink),
});

export const isColor = (text: string): boolean => /^#[\da-f]{6}$/.test(text);

/** The look to preview; an unfinished colour is replaced by the published one. */
export function lookOf(form: Look, published: Look): Look {
  const { accent, ink } = colorsOf(form);
  return {
    ...form,
    colors: {
      accent: isColor(accent) ? accent : published.colors.accent,
      ink: isColor(ink) ? ink : published.colors.ink,
    },
  };
}

export function bodyOf(form: Look): PublishBody<'/api/admin/look'> {
  const id = (name: FileField): string | null => form[name]?.id ?? null;
  return {
    colors: colorsOf(form),
    logoLight: id('logoLight'),
    logoDark: id('logoDark'),
    icon: id('icon'),
    hero: id('hero'),
    video: id('video'),
    social: id('social'),
  };
}

/** Checks before sending. */
export function problemsOf(form: Look): FieldErrors {
  const colors = colorsOf(form);
  const unread = Object.entries(colors).filter(([, color]) => !isColor(color));
  if (unread.length > 0) {
    return Object.fromEntries(
      unread.map(([name]) => [`colors.${name}`, 'Please enter a colour such as #1a2b3c']),
    );
  }
  return Object.fromEntries(colorProblems(colors).map(({ field, message }) => [`colors.${field}`, message]));
}
