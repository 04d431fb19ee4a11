import { z } from 'zod';
/** Default page size of admin tables (admin-6). */
const DEFAULT_LIMIT = 20;
export const pageQuery = z.object({
    page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    limit: z.coerce.number().int().min(1).max(200).default(DEFAULT_LIMIT),
});
const frame = { total: z.number().int(), page: z.number().int(), limit: z.number().int() };
/** Of lists that may be too long to be counted (`CountedPage`). */
export const countedFrame = {
    total: frame.total,
    totalIsExact: z.boolean().meta({
        description: 'False: more than ten thousand match, and `total` is the estimate of the database',
    }),
    page: frame.page,
    limit: frame.limit,
};
/** A list as it stands on the wire (content-22). */
export function listOf(item) {
    return z.object({ items: z.array(item), ...frame });
}
/** A list that may be too long to be counted. */
export function countedListOf(item) {
    return z.object({ items: z.array(item), ...countedFrame });
}
//# sourceMappingURL=pagination.js.map