import { type Look, type PageLook, pageLook, shippedLook } from './look.ts';
import { colorSheet, type Palette, paletteOf } from './palette.ts';

/** The look, and what pages and mails are made of from it. */
export interface PublishedLook {
  readonly look: Look;
  readonly palette: Palette;
  readonly page: PageLook;
  /** The colours as a style sheet. */
  readonly sheet: string;
}

const prepared = (look: Look): PublishedLook => ({
  look,
  palette: paletteOf(look.colors),
  page: pageLook(look),
  sheet: colorSheet(look.colors),
});

let published = prepared(shippedLook);

/** As published now. It changes while the process runs: ask each time, and keep no part of it in a module. */
export const publishedLook = (): PublishedLook => published;

/** For whoever has just read it from the database. */
export function setLook(next: Look): void {
  published = prepared(next);
}
