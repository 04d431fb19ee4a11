import type { HomeContent, TextSection } from '@ironbloom/brand';
import type { PageText } from '#shared/lib/server-only.ts';
import type { Shown } from '#shared/page-content/shown-content.ts';

/** The home page's content, with resolved pictures. */
export type ShownHome = Omit<Shown<HomeContent>, 'aboutSections'> & {
  aboutSections: readonly (Omit<TextSection, 'html'> & { html?: PageText })[];
};
export type ShownStep = ShownHome['steps'][number];
