import type { CompanyContent } from '@ironbloom/brand';
import type { Shown } from '#shared/page-content/shown-content.ts';

/** The company page's content, with resolved pictures. */
export type ShownCompany = Shown<CompanyContent>;
