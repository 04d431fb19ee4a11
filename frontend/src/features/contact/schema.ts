import { hasLetter } from '@ironbloom/brand/visible';
import * as z from 'zod/mini';
import { withCountryCode } from './message.ts';

const text = z.string().check(z.trim());

/** What is sent of what was typed. What is missing, the browser has said in its own words. */
export const contactMessage = z.object({
  name: text.check(z.refine(hasLetter, 'This is required')),
  number: z.pipe(text, z.transform(withCountryCode)),
  email: text,
  message: text,
  website: text,
});
