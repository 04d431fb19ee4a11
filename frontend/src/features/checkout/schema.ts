import * as z from 'zod/mini';
import type { TrainingType } from '../../shared/lib/plan-words.ts';

/** Rules of pay-6. */
export const minAge = 16;
export const maxAge = 80;

export const genders = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
  { value: 'non-binary', label: 'Non-binary' },
  { value: 'prefer-not-to-say', label: 'Prefer not to say' },
] as const;

type Gender = (typeof genders)[number]['value'];

export const words = {
  missing: 'Please fill in all required details (name, email, age, gender)',
  missingBuddy: 'Please fill in all buddy details (name, email, age, gender)',
  phone: 'Enter a phone number, or leave it empty',
  age: `Age must be between ${minAge} and ${maxAge}`,
};

/** What stands in the inputs. */
export interface PersonInput {
  name: string;
  email: string;
  phone: string;
  age: string;
  gender: string;
}

export interface CheckoutInput {
  user: PersonInput;
  buddy: PersonInput;
}

/** Somebody who will be trained, fit to be sent. */
export interface Person {
  name: string;
  email: string;
  /** As typed: with a +, or Indian. Absent when none was given. */
  phone?: string | undefined;
  age: number;
  gender: Gender;
}

export interface CheckoutDetails {
  user: Person;
  buddy?: Person | undefined;
}

/** Seven digits and what people write between them. Whose number it can be, the server knows. */
const phoneLike = /^\+?(?:[\s()./-]*\d){7,15}$/;

const phone = z.pipe(
  z.string().check(
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
    .check(z.trim(), z.minLength(1, 'Enter the full name'), z.maxLength(120, 'At most 120 letters')),
  email: z.string().check(
    z.trim(),
    z.refine((text) => text !== '', { error: 'Enter the email address', abort: true }),
    z.maxLength(254, 'Please enter a valid email'),
    z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email'),
  ),
  phone,
  age,
  gender: z.enum(
    genders.map(({ value }) => value),
    'Choose one',
  ),
});

const schemas = {
  individual: z.object({ user: person }),
  buddy: z.object({ user: person, buddy: person }),
};

/** The rules for a kind of training: a buddy's details count only when there is a buddy. */
export function schemaFor(trainingType: TrainingType): z.ZodMiniType<CheckoutDetails, CheckoutInput> {
  return schemas[trainingType] as unknown as z.ZodMiniType<CheckoutDetails, CheckoutInput>;
}

function isIncomplete(input: Partial<PersonInput> | undefined): boolean {
  return [input?.name, input?.email, input?.age, input?.gender].some((text) => !text?.trim());
}

/** The sentence for a form with gaps (pay-6), if it has any: the buyer's own come first. */
export function missingDetails(
  input: Partial<CheckoutInput>,
  trainingType: TrainingType,
): string | undefined {
  if (isIncomplete(input.user)) return words.missing;
  if (trainingType === 'buddy' && isIncomplete(input.buddy)) return words.missingBuddy;
  return undefined;
}
