import { mailAddress } from '@ironbloom/brand/mail-address';
import * as z from 'zod/mini';

export const invitation = z.object({
  email: z.string().check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.refine((text) => mailAddress(text) !== undefined, 'Please enter a valid email'),
  ),
});
