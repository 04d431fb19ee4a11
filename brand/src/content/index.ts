import type { PageContents } from '../page-content.ts';
import { careers } from './careers.ts';
import { company } from './company.ts';
import { faq } from './faq.ts';
import { home } from './home.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

/** Shipped page content: the first revision of each page. Only the backend reads it, once. */
export const shippedContent: PageContents = { faq, careers, terms, privacy, home, company };
export { shippedPictures } from '../page-content.ts';
