import { z } from 'zod';

/** How the browser noticed: thrown by code, by a promise that nobody waited for, or a file of the site that did not arrive. */
const kinds = ['error', 'rejection', 'missing-code'] as const;

export const clientErrorBody = z.object({
  kind: z.enum(kinds),
  name: z.string().max(100),
  message: z.string().max(1_000),
  stack: z.string().max(8_000).optional(),
  /** Of the address, without its query. */
  path: z.string().max(500),
});
export type ClientError = z.infer<typeof clientErrorBody>;
