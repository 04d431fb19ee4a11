import { z } from 'zod';

/** One line of text a person typed, trimmed. No control characters and no half letters: PostgreSQL refuses some, mail headers others. */
export const plainLine = (max: number) =>
  z
    .string('This is required')
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Please use plain text');
