import type { HomeContent } from '@ironbloom/brand';
import type { Shown } from '#shared/page-content/shown-content.ts';

/** What the owner writes of the home page, its pictures ready to be drawn. */
export type ShownHome = Shown<HomeContent>;
export type ShownStep = ShownHome['steps'][number];
