import { z } from 'zod';
import { calendarDay, ONE_LINE, withoutInvisible } from '../../../platform/http/input/text-fields.ts';

/** Fields of multipart forms: values are texts, repeated fields lists of texts. */

const ONE_VALUE = 'Please send this field once';

const PLAIN = 'Please use one line of plain text';

/** One line, or nothing. */
export function line(max: number) {
  return z.string(ONE_VALUE).trim().max(max, `At most ${max} characters`).regex(ONE_LINE, PLAIN);
}

/** Multi-line text. */
export function lines(max: number) {
  return z.string(ONE_VALUE).overwrite(withoutInvisible).trim().max(max, `At most ${max} characters`);
}

/** A required line. @param missing its message */
export function requiredText(max: number, missing: string) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(max, `At most ${max} characters`)
    .regex(ONE_LINE, PLAIN);
}

/** A checkbox as browsers send it, or true and false. */
export const flag = z
  .enum(['true', 'false', 'on', 'off', '1', '0', ''], 'Please send true or false')
  .transform((value) => value === 'true' || value === 'on' || value === '1');

interface NumberRule {
  min: number;
  max: number;
  integer?: boolean;
  /** Optional unit after the number: "30 min", "82 kg". */
  unit?: RegExp;
}

/** Empty means not given. */
export function number({ min, max, integer = false, unit }: NumberRule) {
  return z
    .string(ONE_VALUE)
    .trim()
    .transform((value, context) => {
      const bare = unit ? value.replace(unit, '').trim() : value;
      if (bare === '') return undefined;
      const parsed = /^-?\d+([.,]\d+)?$/.test(bare) ? Number(bare.replace(',', '.')) : NaN;
      if (parsed >= min && parsed <= max && (!integer || Number.isInteger(parsed))) return parsed;
      const kind = integer ? 'a whole number' : 'a number';
      context.addIssue({ code: 'custom', message: `Please enter ${kind} from ${min} to ${max}` });
      return z.NEVER;
    });
}

/** Timestamp with a zone; empty means not given. */
export const instant = z
  .string(ONE_VALUE)
  .trim()
  .pipe(z.iso.datetime({ offset: true, error: 'Please enter a date and a time' }).or(z.literal('')))
  .transform((value) => (value ? new Date(value) : undefined));

/** `YYYY-MM-DD`; empty means "none". */
export const day = z
  .string(ONE_VALUE)
  .trim()
  .pipe(calendarDay('Please enter a date').or(z.literal('')))
  .transform((value) => value || null);

/** A list: repeated field, JSON array, or one text split as in content-17. Only the first two allow commas in items. */
export function list(separator: RegExp, maxItems: number, maxLength: number) {
  return z.union([z.string(), z.array(z.string())]).transform((value, context) => {
    const items = (typeof value === 'string' ? split(value, separator) : value)
      .map((item) => withoutInvisible(item).trim())
      .filter(Boolean);
    const tooLong = items.find((item) => item.length > maxLength);
    if (items.length <= maxItems && !tooLong) return items;
    const message = tooLong ? `At most ${maxLength} characters each` : `At most ${maxItems} entries`;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
}

function split(value: string, separator: RegExp): string[] {
  if (value.trimStart().startsWith('[')) {
    const parsed = z.array(z.string()).safeParse(jsonOf(value));
    if (parsed.success) return parsed.data;
  }
  return value.split(separator);
}

function jsonOf(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** The version that an editor opened. */
export const version = z
  .string('Please open this again: the edited version is missing')
  .regex(/^\d{1,9}$/, 'Please open this again: the edited version is missing')
  .transform(Number);

/** Idempotency key, made by the browser per create. */
export const intentKey = z
  .uuid('Please open this again: the key of this form is not valid')
  .optional()
  .meta({ description: 'A UUID; a retry with it creates nothing new' });

/** Of the picture: focal point and alt text. */
export const pictureFields = {
  alt: line(300).optional(),
  focalX: number({ min: 0, max: 1 }).optional(),
  focalY: number({ min: 0, max: 1 }).optional(),
};

export interface PictureFields {
  alt?: string | undefined;
  focalX?: number | undefined;
  focalY?: number | undefined;
}
