import { z } from 'zod';

/** One line of text a person typed, trimmed. No control characters: PostgreSQL refuses some, mail headers others. */
export const plainLine = (max: number) =>
  z
    .string('This is required')
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(/^\P{Cc}*$/u, 'Please use plain text');
