import { z } from 'zod';
import { withoutInvisible } from '../../../platform/http/input/text-fields.ts';

const MAX_ITEMS = 100;

/** Readers' lists come whole (wire-1) unless a limit is asked for. */
export const contentListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_ITEMS).default(MAX_ITEMS),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
});

export const idParams = z.object({ id: z.uuid() });
export const slugParams = z.object({ slug: z.string().min(1).max(200) });

/** Admin tables (content-15: 50 items). `search` looks into titles and names. */
export const adminListQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(50),
  search: z.string().overwrite(withoutInvisible).trim().max(200).default(''),
  status: z.enum(['', 'draft', 'published', 'scheduled']).default(''),
});

export type AdminListQuery = z.infer<typeof adminListQuery>;

export const slugQuery = z.object({
  slug: z.string().trim().min(1, 'Please enter an address').max(300),
  /** The content being edited, whose own slug counts as available. */
  exceptId: z.uuid().optional(),
});

export const slugAnswer = z.object({
  slug: z.string().meta({ description: 'As it would be saved' }),
  available: z.boolean(),
  suggestion: z.string().meta({ description: 'The slug itself when available, else a free one near it' }),
});

export const deletedAnswer = z.object({ success: z.literal(true), message: z.string() });

/**
 * An edit shows within 2 s everywhere: a browser asks every time (and gets a 304 when nothing changed),
 * a shared cache keeps an answer for 1 s and may hand it out for 1 s more while it asks. When the
 * backend is down it keeps the answer for a day.
 */
export const READERS_CACHE = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400';

/** Beside what is shared. */
export const card = z.string().optional().meta({
  description: 'Address of its 1200 × 630 picture with title and logo for social networks, once it is drawn',
});
