import * as z from 'zod/mini';

const tooShort = 'Please tell us a little more: at least 10 characters';

/** Why somebody wants their money back. */
export const refundReason = z.object({ reason: z.string().check(z.trim(), z.minLength(10, tooShort)) });
