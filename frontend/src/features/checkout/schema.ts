import { mailAddress } from '@ironbloom/brand/mail-address';
import { hasLetter, visible } from '@ironbloom/brand/visible';
import * as z from 'zod/mini';
import type { Rules } from '#shared/forms/engine.ts';
import { billing } from '#shared/checkout/billing-rules.ts';
import { genders } from '#shared/config/genders.ts';
import { type CheckoutDetails, maxAge, minAge, type PersonInput } from './person.ts';

/** pay-6. Loaded with the rules, on first focus. */
export const words = {
  missing: 'Please fill in all required details (name, email, age, gender)',
  missingBuddy: 'Please fill in all buddy details (name, email, age, gender)',
  phone: 'Enter a phone number, or leave it empty',
  age: `Age must be between ${minAge} and ${maxAge}`,
};

function isIncomplete(input: Partial<PersonInput> | undefined): boolean {
  const isNameless = !hasLetter(input?.name ?? '');
  return isNameless || [input?.email, input?.age, input?.gender].some((text) => !text?.trim());
}

/** The message for missing fields (pay-6), the buyer's first; undefined if none is missing. */
export function missingDetails(
  input: { user?: Partial<PersonInput>; buddy?: Partial<PersonInput> },
  people: 1 | 2,
): string | undefined {
  if (isIncomplete(input.user)) return words.missing;
  if (people === 2 && isIncomplete(input.buddy)) return words.missingBuddy;
  return undefined;
}

/** At least seven digits with separators. The server validates the number. */
const phoneLike = /^\+?(?:[\s()./-]*\d){7,15}$/;

const phone = z.pipe(
  z.string().check(
    z.overwrite(visible),
    z.trim(),
    z.maxLength(30, 'At most 30 characters'),
    z.refine((text) => text === '' || phoneLike.test(text), words.phone),
  ),
  z.transform((text: string) => text || undefined),
);

const age = z.pipe(
  z.pipe(
    z.string().check(z.trim(), z.minLength(1, 'Enter the age in years')),
    z.transform((text: string) => Number(text)),
  ),
  z.number('Age must be a number').check(
    z.refine((years) => Number.isInteger(years), { error: 'Age must be a whole number', abort: true }),
    z.refine((years) => years >= minAge && years <= maxAge, words.age),
  ),
);

const person = z.object({
  name: z
    .string()
    .check(z.trim(), z.refine(hasLetter, 'Enter the full name'), z.maxLength(120, 'At most 120 letters')),
  email: z.string().check(
    z.trim(),
    z.refine((text) => text !== '', { error: 'Enter the email address', abort: true }),
    z.refine((text) => mailAddress(text) !== undefined, 'Please enter a valid email'),
  ),
  phone,
  age,
  gender: z.enum(
    genders.map(({ value }) => value),
    'Choose one',
  ),
});

/** The buddy's details count only for two people. */
export const checkout: Rules<CheckoutDetails> = z.pipe(
  z.discriminatedUnion('people', [
    z.object({ people: z.literal('1'), user: person, billing: z.optional(billing) }),
    z.object({ people: z.literal('2'), user: person, buddy: person, billing: z.optional(billing) }),
  ]),
  z.transform(({ people: _counted, ...details }): CheckoutDetails => details),
);
