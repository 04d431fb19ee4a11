import type { HomeContent, TextSection } from '@ironbloom/brand';
import type { PageText } from '#shared/lib/server-only.ts';
import type { Shown } from '#shared/page-content/shown-content.ts';

/** What the owner writes of the home page, its pictures ready to be drawn. */
export type ShownHome = Omit<Shown<HomeContent>, 'aboutSections'> & {
  aboutSections: readonly (Omit<TextSection, 'html'> & { html?: PageText })[];
};
export type ShownStep = ShownHome['steps'][number];
