import { mailAddress } from '@ironbloom/brand/mail-address';
import * as z from 'zod/mini';
import { today, words } from './profile.ts';

const earliestBirth = '1900-01-01';

const text = z.string().check(z.trim());

/** Every field is optional. */
export const typedProfile = z.object({
  name: text,
  dob: text.check(
    z.refine((day) => day <= today(), words.future),
    z.refine((day) => day === '' || day >= earliestBirth, words.early),
  ),
  phone: text,
  email: text.check(z.refine((email) => email === '' || mailAddress(email) !== undefined, words.email)),
  address: text,
  gender: text,
});
