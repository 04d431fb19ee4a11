import * as z from 'zod/mini';

/** Why a message is reported. */
export const reportRules = z.object({
  reason: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please say why'), z.maxLength(1000, 'At most 1000 characters')),
});
