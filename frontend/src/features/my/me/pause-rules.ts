import { pauseReasons } from '@ironbloom/brand/coaching';
import * as z from 'zod/mini';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Please choose a day'));

export const pause = z
  .object({
    fromOn: day,
    untilOn: day,
    reason: z.enum(pauseReasons, 'Please choose one'),
    words: z.string().check(z.trim(), z.maxLength(1000, 'At most 1000 characters')),
  })
  .check(
    z.refine(({ fromOn, untilOn }) => fromOn <= untilOn, {
      path: ['untilOn'],
      error: 'The last day is before the first one',
    }),
  );
