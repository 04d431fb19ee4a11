import { type Look, type PageLook, pageLook, shippedLook } from './look.ts';
import { colorSheet, type Palette, paletteOf } from './palette.ts';

/** The look, and what pages and mails derive from it. */
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

/** As published now. It changes while the process runs: do not keep it. */
export const publishedLook = (): PublishedLook => published;

/** Called by the process that has read it from the database. */
export function setLook(next: Look): void {
  published = prepared(next);
}
