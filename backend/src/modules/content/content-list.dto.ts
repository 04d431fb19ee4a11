import { z } from 'zod';

const MAX_ITEMS = 100;

/** Readers' lists come whole (SPEC section 7) unless a limit is asked for. */
export const contentListQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_ITEMS).default(MAX_ITEMS),
  page: z.coerce.number().int().min(1).max(1_000).default(1),
});

export const idParams = z.object({ id: z.uuid() });
export const slugParams = z.object({ slug: z.string().min(1).max(200) });

/** A list as it stands on the wire (DECISIONS, "Content"). */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.number().int(),
    page: z.number().int(),
    limit: z.number().int(),
  });
}

/** Shared caches may keep what readers read for a moment, and much longer when we are down. */
export const READERS_CACHE = 'public, max-age=0, s-maxage=2, stale-while-revalidate=60, stale-if-error=86400';
