import type { StateCode } from '@ironbloom/brand/indian-states';
import type { Gender } from '#shared/config/genders.ts';

/** Rules of pay-6. */
export const minAge = 16;
export const maxAge = 80;

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
