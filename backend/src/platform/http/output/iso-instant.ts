import { z } from 'zod';

/** A point in time in an answer: ISO 8601 in UTC, to the millisecond. Takes a Date, or a time as JSON from the database writes it. */
export const isoInstant = z
  .union([z.date(), z.string()])
  .pipe(z.coerce.date())
  .transform((time) => time.toISOString())
  .pipe(z.string())
  .meta({ type: 'string', format: 'date-time' });
