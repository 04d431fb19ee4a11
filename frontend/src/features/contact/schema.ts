import { hasLetter } from '@ironbloom/brand/visible';
import * as z from 'zod/mini';
import { enquiryFields, type Enquiry } from './enquiry-fields.ts';
import { withCountryCode } from './message.ts';

const text = z.string().check(z.trim());
const optionalText = z.pipe(
  z.optional(text),
  z.transform((typed) => typed || undefined),
);

const rules = Object.entries(enquiryFields).map(([name, { required }]) => [
  name,
  required ? text : optionalText,
]);

/** The body to send. The browser reports empty required fields. */
export const contactMessage = z.object({
  ...(Object.fromEntries(rules) as Record<keyof Enquiry, typeof text>),
  name: text.check(z.refine(hasLetter, 'This is required')),
  number: z.pipe(text, z.transform(withCountryCode)),
  website: text,
});
