import type { StateCode } from '@ironbloom/brand/indian-states';
import type { Gender } from '#shared/config/genders.ts';

/** Rules of pay-6. */
export const minAge = 16;
export const maxAge = 80;

/** Values of the inputs. */
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

/** Inputs of the tax invoice. */
export interface BillingInput {
  state: string;
  gstin: string;
}

/** A validated person. */
export interface Person {
  name: string;
  email: string;
  /** As typed: with + or Indian. Absent if empty. */
  phone?: string | undefined;
  age: number;
  gender: Gender;
}

/** Validated tax details. */
export interface Billing {
  state: StateCode;
  gstin?: string | undefined;
}

export interface CheckoutDetails {
  user: Person;
  buddy?: Person | undefined;
  /** Only if the business has a GSTIN. */
  billing?: Billing | undefined;
}
