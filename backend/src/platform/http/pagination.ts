import { z } from 'zod';

/** Default page size of admin tables (SPEC section 9). */
const DEFAULT_LIMIT = 20;

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(DEFAULT_LIMIT),
});

export interface Page<T> {
  items: T[];
  total: number;
  page: number;
  limit: number;
}
