import type { StateCode } from '@ironbloom/brand/indian-states';
import type { Gender } from '../../shared/config/genders.ts';

/** Rules of pay-6. */
export const minAge = 16;
export const maxAge = 80;

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

/** The same of the fields for a tax invoice. */
export interface BillingInput {
  state: string;
  gstin: string;
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

/** What a tax invoice says of the buyer. */
export interface Billing {
  state: StateCode;
  gstin?: string | undefined;
}

export interface CheckoutDetails {
  user: Person;
  buddy?: Person | undefined;
  /** While the business has a GSTIN. */
  billing?: Billing | undefined;
}

function isIncomplete(input: Partial<PersonInput> | undefined): boolean {
  return [input?.name, input?.email, input?.age, input?.gender].some((text) => !text?.trim());
}

/** The sentence for a form with gaps (pay-6), if it has any: the buyer's own come first. */
export function missingDetails(
  input: { user?: Partial<PersonInput>; buddy?: Partial<PersonInput> },
  people: 1 | 2,
): string | undefined {
  if (isIncomplete(input.user)) return words.missing;
  if (people === 2 && isIncomplete(input.buddy)) return words.missingBuddy;
  return undefined;
}
