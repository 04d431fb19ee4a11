import { z } from 'zod';
import { sharedCacheFor } from '../../../platform/http/output/shared-cache.ts';
import { withoutInvisible } from '../../../platform/http/input/text-fields.ts';

const MAX_ITEMS = 100;

/** Readers' lists are complete (wire-1) unless limited. */
export const contentListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_ITEMS).default(MAX_ITEMS),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
});

export const idParams = z.object({ id: z.uuid() });
export const slugParams = z.object({ slug: z.string().min(1).max(200) });

/** Admin tables (content-15: 50 items). `search` matches titles and names. */
export const adminListQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(50),
  search: z.string().overwrite(withoutInvisible).trim().max(200).default(''),
  status: z.enum(['', 'draft', 'published', 'scheduled']).default(''),
});

export type AdminListQuery = z.infer<typeof adminListQuery>;

export const slugQuery = z.object({
  slug: z.string().trim().min(1, 'Please enter an address').max(300),
  /** The edited content, whose own slug counts as available. */
  exceptId: z.uuid().optional(),
});

export const slugAnswer = z.object({
  slug: z.string().meta({ description: 'As it would be saved' }),
  available: z.boolean(),
  suggestion: z.string().meta({ description: 'The slug itself when available, else a free variant' }),
});

export const deletedAnswer = z.object({ success: z.literal(true), message: z.string() });

/** Edits are visible everywhere within 2 s. */
export const READERS_CACHE = sharedCacheFor(1_000);

/** Share card, in addition to the shared fields. */
export const card = z.string().optional().meta({
  description: 'Address of its share card (1200 × 630), once drawn',
});
