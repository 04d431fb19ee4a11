import * as z from 'zod/mini';

const tooShort = 'Please tell us a little more: at least 10 characters';

export const refundReason = z.object({ reason: z.string().check(z.trim(), z.minLength(10, tooShort)) });
