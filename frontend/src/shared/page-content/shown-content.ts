import type { ContentPicture } from '@ironbloom/brand';
import { shownPicture, type ShownContentPicture } from './shown-picture.ts';

/** Content whose pictures are ready for `SitePicture`. */
export type Shown<Content> = Content extends ContentPicture
  ? ShownContentPicture
  : Content extends readonly (infer Item)[]
    ? readonly Shown<Item>[]
    : Content extends object
      ? { readonly [Part in keyof Content]: Shown<Content[Part]> }
      : Content;

const isPicture = (value: object): value is ContentPicture =>
  'alt' in value && ('shipped' in value || 'uploaded' in value);

/** Applies `shownPicture` to every picture; for loaders and the admin area only. */
export function shownContent<Content>(content: Content): Shown<Content> {
  // Only pictures change their type.
  return shown(content) as Shown<Content>;
}

function shown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shown);
  if (typeof value !== 'object' || value === null) return value;
  if (isPicture(value)) return shownPicture(value);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shown(part)]));
}
