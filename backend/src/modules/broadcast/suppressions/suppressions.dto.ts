import { z } from 'zod';
import { listOf, pageQuery } from '../../../platform/http/input/pagination.ts';
import { plainLine, comparedLine } from '../../../platform/http/input/text-fields.ts';
import { SUPPRESSION_REASONS } from './suppression.entity.ts';
import { isoInstant } from '../../../platform/http/output/response-schema.ts';
import { shownMailAddress } from '../../../platform/mail/shown-address.ts';
import { searchText } from '../../../platform/http/input/mail-address.ts';

export const suppressionQuery = pageQuery.extend({
  search: searchText(200).optional(),
  reason: z.enum(SUPPRESSION_REASONS).optional(),
});
export type SuppressionQuery = z.infer<typeof suppressionQuery>;

export const suppressionView = z.object({
  email: shownMailAddress,
  reason: z.enum(SUPPRESSION_REASONS),
  note: z.string().nullable(),
  createdAt: isoInstant,
});
export const suppressionListView = listOf(suppressionView);

export const addSuppression = z.object({ email: z.string(), note: plainLine(500).nullish() });
export const suppressionParams = z.object({ email: comparedLine(1_000) });
export const removedAnswer = z.object({ success: z.literal(true) });

/** Converted from a mail provider's notices, e.g. by a small function at the provider. */
export const bounceReport = z.object({
  events: z
    .array(
      z.object({
        type: z.enum(['bounce', 'complaint']),
        email: z.string(),
        /** Of a bounce: false for temporary ones, which are ignored. */
        permanent: z.boolean().default(true),
        /** The other server's words, cut when long. */
        reason: z.string().optional(),
      }),
    )
    .max(1_000),
});
export type BounceReport = z.infer<typeof bounceReport>;
export const bounceAnswer = z.object({ suppressed: z.number().int() });
