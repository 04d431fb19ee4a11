import type { CompanyContent } from '@ironbloom/brand';
import type { Shown } from '#shared/page-content/shown-content.ts';

/** What the owner writes of the company, its pictures ready to be drawn. */
export type ShownCompany = Shown<CompanyContent>;
