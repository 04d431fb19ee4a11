import { hasLetter, visible } from '@ironbloom/brand/visible';
import { z } from 'zod';

/** No control characters and no lone surrogates: PostgreSQL refuses some, mail headers others, XML most. */
export const ONE_LINE = /^[^\p{Cc}\p{Cs}]*$/u;

/** One line of typed text, trimmed. */
export const plainLine = (max: number) =>
  z
    .string('This is required')
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(ONE_LINE, 'Please use plain text');

/** One line that is compared or validated: a number, a code. */
export const comparedLine = (max: number) =>
  z
    .string('This is required')
    .overwrite(visible)
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(ONE_LINE, 'Please use plain text');

/** A typed name with at least one visible letter or digit. @param missing message when there is none */
export const nameLine = (max: number, missing = 'This is required') =>
  plainLine(max).min(1, missing).refine(hasLetter, missing);

/** Control characters but tab and line feed, and lone surrogates. */
const INVISIBLE = /(?![\t\n\r])[\p{Cc}\p{Cs}]/gu;

/** Replaced by spaces: office programs paste them and they are invisible. For multi-line text; single lines refuse them. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, ' ');

/** Multi-line text that PostgreSQL can store: no NUL, no lone surrogates. */
export const STORABLE = /^[^\0\p{Cs}]*$/u;

/** Typed multi-line text, trimmed. */
export const plainText = (max: number) =>
  z
    .string('This is required')
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(STORABLE, 'Please use plain text');

/** `YYYY-MM-DD`, from a first year: there is no earlier data, and PostgreSQL knows no year 0. */
export const calendarDay = (message: string) =>
  z.iso.date(message).refine((day) => day >= '1900-01-01', message);
