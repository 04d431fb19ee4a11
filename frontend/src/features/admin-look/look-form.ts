import { type BrandColors, type Look, shippedLook } from '@ironbloom/brand/look';
import type { paths } from '#shared/api/schema.ts';
import type { Values } from '#shared/lib/compare.ts';

type Wire = paths['/api/admin/look']['get']['responses'][200]['content']['application/json'];
export type PublishBody = NonNullable<
  paths['/api/admin/look']['put']['requestBody']
>['content']['application/json'];

/** The look as it is published, and of which revision. */
export type PublishedLook = Wire;
export const fileFields = ['logoLight', 'logoDark', 'icon', 'hero', 'video', 'social'] as const;
export type FileField = (typeof fileFields)[number];

/** The look as the texts of a form, by the names under which the server refuses them: a file is its JSON, the shipped one nothing. */
export function valuesOf({ look }: { look: Look }): Values {
  const files = fileFields.map((name) => [name, look[name] ? JSON.stringify(look[name]) : '']);
  return {
    'colors.accent': look.colors.accent,
    'colors.ink': look.colors.ink,
    ...(Object.fromEntries(files) as Values),
  };
}

/** What was uploaded for this field, if it is not as shipped. */
export function fileOf<Field extends FileField>(values: Values, field: Field): Look[Field] {
  const text = values[field];
  return text ? (JSON.parse(text) as Look[Field]) : null;
}

export const colorsOf = (values: Values): BrandColors => ({
  accent: tidied(values['colors.accent']),
  ink: tidied(values['colors.ink']),
});

const tidied = (text = ''): string => text.trim().toLowerCase();

export const isColor = (text: string): boolean => /^#[\da-f]{6}$/.test(text);

/** As it would be published; a colour that is still being typed is the one that was published. */
export function lookOf(values: Values, published: Look): Look {
  const { accent, ink } = colorsOf(values);
  const files = fileFields.map((name) => [name, fileOf(values, name)]);
  return {
    ...shippedLook,
    ...(Object.fromEntries(files) as Partial<Look>),
    colors: {
      accent: isColor(accent) ? accent : published.colors.accent,
      ink: isColor(ink) ? ink : published.colors.ink,
    },
  };
}

export function bodyOf(values: Values, version: number): PublishBody {
  const id = (name: FileField): string | null => fileOf(values, name)?.id ?? null;
  return {
    colors: colorsOf(values),
    logoLight: id('logoLight'),
    logoDark: id('logoDark'),
    icon: id('icon'),
    hero: id('hero'),
    video: id('video'),
    social: id('social'),
    version,
  };
}
