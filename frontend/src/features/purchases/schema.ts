import { mailAddress } from '@ironbloom/brand/mail-address';
import * as z from 'zod/mini';

const tooShort = 'Please tell us a little more: at least 10 characters';

export const refundReason = z.object({ reason: z.string().check(z.trim(), z.minLength(10, tooShort)) });

export const buddyAddress = z.object({
  email: z.string().check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.refine((text) => mailAddress(text) !== undefined, 'Please enter a valid email'),
  ),
});
