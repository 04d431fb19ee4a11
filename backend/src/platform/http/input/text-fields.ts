import { hasLetter, visible } from '@ironbloom/brand/visible';
import { z } from 'zod';

/** No control characters and no lone surrogates: PostgreSQL refuses some, mail headers others, XML most. */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;

/** One line of text a person typed, trimmed. */
export const plainLine = (max: number) =>
  z
    .string('This is required')
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(ONE_LINE, 'Please use plain text');

/** One line that is compared or checked: a number, a code. */
export const comparedLine = (max: number) =>
  z
    .string('This is required')
    .overwrite(visible)
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(ONE_LINE, 'Please use plain text');

/** A name that a person typed, with at least one letter or digit to read. @param missing the sentence when it has none */
export const nameLine = (max: number, missing = 'This is required') =>
  plainLine(max).min(1, missing).refine(hasLetter, missing);

/** Control characters but tab and line feed, and lone surrogates. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu;

/**
 * Each a space: office programs leave them in what is pasted, and nobody can find one to take it out. For text of several
 * lines; a field of one line refuses them.
 */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, ' ');

/** Text of several lines that the database can keep: no NUL, no lone surrogates. */
export const STORABLE = /^[^\0\p{Cs}]*$/u;

/** Text of several lines that a person typed, trimmed. */
export const plainText = (max: number) =>
  z
    .string('This is required')
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(STORABLE, 'Please use plain text');

/** `YYYY-MM-DD`. From before then nobody has anything here, and PostgreSQL knows no year 0. */
export const calendarDay = (message: string) =>
  z.iso.date(message).refine((day) => day >= '1900-01-01', message);
