import type { PageContents, PageName } from '@ironbloom/brand';
import { careersPage } from './careers.ts';
import { companyPage } from './company.ts';
import type { EditablePage } from './editable-page.ts';
import { faqPage } from './faq.ts';
import { homePage } from './home.ts';
import { privacyPage, termsPage } from './legal.ts';

export type AnyContent = PageContents[PageName];

/** Every page with editable content. */
export const pages: { readonly [Page in PageName]: EditablePage<PageContents[Page]> } = {
  faq: faqPage,
  careers: careersPage,
  terms: termsPage,
  privacy: privacyPage,
  home: homePage,
  company: companyPage,
};

export const pageNames = Object.keys(pages) as [PageName, ...PageName[]];

/** Pages whose earlier versions are public. */
export const LEGAL_PAGES = ['terms', 'privacy'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];
