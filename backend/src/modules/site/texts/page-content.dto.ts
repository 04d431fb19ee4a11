import type { PageName } from '@ironbloom/brand';
import { z } from 'zod';
import { isoInstant } from '../../../platform/http/output/response-schema.ts';
import { validated } from '../../../platform/http/input/validation.ts';
import { publicationView, revisionParam, seenVersion } from '../publications/publications.dto.ts';
import { type AnyContent, LEGAL_PAGES, pageNames, pages } from './pages/index.ts';

/** Differs by page (`PageContents` of `@ironbloom/brand`); validated by the page's schema when published. */
const content = z.looseObject({});

export const pageParams = z.object({ page: z.enum(pageNames) });
export const publishPageBody = z.object({ content, version: seenVersion });

export const legalVersionParams = z.object({ page: z.enum(LEGAL_PAGES), version: revisionParam });

export const pageContentView = z.object({
  version: z.number().int(),
  publishedAt: isoInstant,
  content,
  others: z
    .array(z.object({ version: z.number().int(), inForceSince: z.string() }))
    .optional()
    .meta({ description: 'Of legal texts: the other public versions, newest first' }),
});
export const pageRevisionView = z.object({ content, ...publicationView });

/** @throws VALIDATION_FAILED with fields by their path in the content */
export function validContent(page: PageName, sent: unknown): AnyContent {
  return validated<z.ZodType<AnyContent>>(pages[page].schema, sent);
}
