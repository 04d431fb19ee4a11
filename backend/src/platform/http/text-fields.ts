import { z } from 'zod';

/** One line of text a person typed, trimmed. No control characters and no half letters: PostgreSQL refuses some, mail headers others. */
export const plainLine = (max: number) =>
  z
    .string('This is required')
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'Please use plain text');

/** Text of any length of lines that the database can keep: no NUL, no half letters. */
export const KEEPABLE = /^[^\0\p{Cs}]*$/u;

/** `YYYY-MM-DD`. From before then nobody has anything here, and PostgreSQL knows no year 0. */
export const calendarDay = (message: string) =>
  z.iso.date(message).refine((day) => day >= '1900-01-01', message);
