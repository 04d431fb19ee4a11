import * as z from 'zod/mini';

/** The server has the last word on an address. */
export const invitation = z.object({
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Email is required'),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email'),
    ),
});
