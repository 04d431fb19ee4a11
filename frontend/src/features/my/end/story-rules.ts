import * as z from 'zod/mini';

export const story = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please write the name to be shown'),
      z.maxLength(120, 'At most 120 characters'),
    ),
  story: z
    .string()
    .check(z.trim(), z.minLength(20, 'At least 20 letters'), z.maxLength(5000, 'At most 5000 characters')),
  consent: z.literal('yes', 'Please agree, or leave the story out'),
});
