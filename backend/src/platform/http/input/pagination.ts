import { z } from 'zod';

/** Default page size of admin tables (admin-6). */
const DEFAULT_LIMIT = 20;

export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(DEFAULT_LIMIT),
});

/** One page's frame, the same in every admin list. */
export const pageFrame = {
  total: z.number().int(),
  totalIsExact: z.boolean().meta({
    description: 'False: more than ten thousand match, and `total` is the estimate of the database',
  }),
  page: z.number().int(),
  limit: z.number().int(),
};

export interface Page<T> {
  items: T[];
  total: number;
  page: number;
  limit: number;
}

export interface CountedPage<T> extends Page<T> {
  /** Whether `total` was counted; otherwise the database's planner estimated it. */
  totalIsExact: boolean;
}
