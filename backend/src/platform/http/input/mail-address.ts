import { mailAddress, mailAddressSearch } from '@ironbloom/brand/mail-address';
import { z } from 'zod';
import { comparedLine } from './text-fields.ts';

const INVALID = 'Please enter a valid email';

const clean =
  (invalid: string) =>
  (typed: string, context: z.RefinementCtx): string => {
    const address = mailAddress(typed);
    if (address === undefined) context.addIssue({ code: 'custom', message: invalid });
    return address ?? z.NEVER;
  };

/** A typed mail address; output is its clean form. */
export const typedAddress = ({ required = 'This is required', invalid = INVALID } = {}) =>
  z.string(required).trim().min(1, required).meta({ format: 'email' }).transform(clean(invalid));

/** The lower-case form, by which accounts are found. */
export const accountAddress = typedAddress({ required: 'Email is required' }).transform((address) =>
  address.toLowerCase(),
);

/** Search text: part of a name, of an address in any spelling, or of a number. */
export const searchText = (max: number) => comparedLine(max).overwrite(mailAddressSearch);

/** An optional address: empty is undefined. */
export const optionalAddress = z
  .string(INVALID)
  .trim()
  .meta({ format: 'email' })
  .transform((typed, context) => (typed === '' ? undefined : clean(INVALID)(typed, context)));
