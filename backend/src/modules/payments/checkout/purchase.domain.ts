import { createHash } from 'node:crypto';
import type { Charge, Offering, PriceListId } from '../../catalogue/catalogue.domain.ts';
import { paymentError } from '../payments.errors.ts';

export const GENDERS = ['male', 'female', 'non-binary', 'prefer-not-to-say'] as const;
export type Gender = (typeof GENDERS)[number];

/** Age bounds of pay-6. */
const MIN_AGE = 16;
const MAX_AGE = 80;

/** A person to be trained. */
export interface Participant {
  name: string;
  email: string;
  phone: string | null;
  age: number;
  gender: Gender;
}

/** Buyer's fields of the tax invoice. */
export interface Billing {
  /** The code of a state: '29'. */
  state: string;
  gstin: string | null;
}

/** A person as typed: fields may be missing. */
export type ParticipantInput = Partial<Participant> | undefined;

export interface Purchase {
  priceList: PriceListId;
  offering: Offering;
  charge: Charge;
  user: Participant;
  buddy: Participant | null;
  /** Null when not asked for. */
  billing: Billing | null;
  /** The program that it renews. */
  renewsId: string | null;
}

/**
 * Validates against pay-6.
 * @throws MISSING_DETAILS, MISSING_BUDDY_DETAILS with the words of pay-6, AGE_OUT_OF_RANGE
 */
export function checkParticipants(
  people: 1 | 2,
  user: ParticipantInput,
  buddy: ParticipantInput,
): { user: Participant; buddy: Participant | null } {
  const checked = { user: complete(user, 'user'), buddy: null as Participant | null };
  if (people === 2) checked.buddy = complete(buddy, 'buddy');
  return checked;
}

function complete(input: ParticipantInput, who: 'user' | 'buddy'): Participant {
  const { name, email, phone, age, gender } = input ?? {};
  if (!name || !email || age === undefined || !gender) {
    const missing = Object.entries({ name, email, age, gender }).filter(([, value]) => !value);
    throw paymentError(who === 'user' ? 'MISSING_DETAILS' : 'MISSING_BUDDY_DETAILS', {
      fields: Object.fromEntries(missing.map(([key]) => [`${who}.${key}`, 'This is required'])),
    });
  }
  if (age < MIN_AGE || age > MAX_AGE) {
    throw paymentError('AGE_OUT_OF_RANGE', {
      fields: { [`${who}.age`]: `Age must be between ${MIN_AGE} and ${MAX_AGE}` },
    });
  }
  return { name, email, phone: phone || null, age, gender };
}

/**
 * Required while a GSTIN is published, else dropped.
 * @param input validated: an existing state and a matching GSTIN
 * @throws MISSING_STATE
 */
export function checkBilling(
  isAsked: boolean,
  input: { state: string; gstin?: string } | undefined,
): Billing | null {
  if (!isAsked) return null;
  if (!input) throw paymentError('MISSING_STATE', { fields: { 'billing.state': 'Choose your state' } });
  return { state: input.state, gstin: input.gstin ?? null };
}

/** Hash of the content without the price: the same purchase typed twice has the same one. */
export function purchaseFingerprint(purchase: Omit<Purchase, 'charge'>): string {
  const { priceList, offering, user, buddy, billing, renewsId } = purchase;
  const canonical = JSON.stringify([
    priceList,
    offering.trainingType,
    offering.duration,
    ...[user, buddy].map(
      (person) => person && [person.name, person.email, person.phone, person.age, person.gender],
    ),
    billing && [billing.state, billing.gstin],
    ...(renewsId === null ? [] : [renewsId]),
  ]);
  return createHash('sha256').update(canonical).digest('hex');
}

/** Razorpay's notes (pay-8): at most 15 keys, each value a string of at most 256 characters. */
const MAX_NOTE_LENGTH = 256;

/** Razorpay's notes of the order, for people in its dashboard; our row is authoritative. */
export function checkoutNotes(paymentId: string, purchase: Purchase) {
  const { offering, charge, user, buddy } = purchase;
  return {
    payment_id: paymentId,
    training_type: offering.trainingType,
    duration: `${offering.duration}`,
    amount: String(charge.amount / 100),
    user_details: note(user),
    buddy_details: buddy ? note(buddy) : '',
  };
}

/** Valid JSON: long names are shortened before serialising. */
function note(person: Participant): string {
  const whole = JSON.stringify(person);
  if (whole.length <= MAX_NOTE_LENGTH) return whole;
  const shorter = { ...person, name: person.name.slice(0, 40), email: person.email.slice(0, 90) };
  const shortened = JSON.stringify(shorter);
  return shortened.length <= MAX_NOTE_LENGTH ? shortened : JSON.stringify({ name: person.name.slice(0, 20) });
}
