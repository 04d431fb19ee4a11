import { type BrandColors, colorProblems, type Look } from '@ironbloom/brand/look';
import type { AnswerOf } from '#shared/api/wire.ts';
import type { PublishBody } from '#shared/document/publication.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';

/** The look as it is published, and of which revision. */
export type PublishedLook = AnswerOf<'/api/admin/look'>;

/** An upload; null: the shipped file. */
export type FileField = Exclude<keyof Look, 'colors'>;

/** What two owners choose between: a colour, an upload as a whole. */
export const fieldOf = (path: string): string =>
  path.startsWith('colors.') ? path : (path.split('.')[0] ?? path);

/** Colours are edited as they are typed. */
const colorOf = (typed: string): string => typed.trim().toLowerCase();

export const colorsOf = ({ colors }: Look): BrandColors => ({
  accent: colorOf(colors.accent),
  ink: colorOf(colors.ink),
});

export const isColor = (text: string): boolean => /^#[\da-f]{6}$/.test(text);

/** As it would be published; a colour that is still being typed is the one that was published. */
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
