import { z } from 'zod';

/** Default page size of admin tables (admin-6). */
const DEFAULT_LIMIT = 20;

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(DEFAULT_LIMIT),
});

/** What every list says beside its rows. */
export const listFrame = {
  total: z.number().int().meta({ description: 'At most 10,000' }),
  more: z.literal(true).optional().meta({ description: 'There are more than `total`' }),
  page: z.number().int(),
  limit: z.number().int(),
};

/** A list as it stands on the wire (content-22). */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), ...listFrame });
}
