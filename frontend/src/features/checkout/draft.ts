import type { PlanChoice } from '../../shared/lib/plan-words.ts';
import { isTrainingType, toDuration } from '../../shared/lib/read-choice.ts';
import { textsOf } from '../../shared/forms/use-server-form.ts';
import { browserStore, isRecord } from '../../shared/lib/browser-store.ts';
import { keptCode } from './offers/offer.ts';
import type { CheckoutInput, PersonInput } from './person.ts';

/**
 * What the buyer chose and typed, kept in this tab so that a reload, a failed payment or a detour
 * loses nothing. Cleared once it is paid for.
 */
const details = browserStore('tab', 'checkout_details');
const choice = browserStore('tab', 'checkout_choice');

const personFields = ['name', 'email', 'phone', 'age', 'gender'] as const;

function toPerson(value: unknown): Partial<PersonInput> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    personFields.map((field) => [field, value[field]]).filter(([, text]) => typeof text === 'string' && text),
  );
}

export type Draft = { [Who in keyof CheckoutInput]: Partial<PersonInput> };

function readDetails(): Draft {
  const stored = details.read();
  return {
    user: toPerson(isRecord(stored) && stored['user']),
    buddy: toPerson(isRecord(stored) && stored['buddy']),
  };
}

/** What stands in the inputs, whose names are "user.name" and the like. A buddy's are not always there. */
export function typedIn(form: HTMLFormElement): Partial<Draft> {
  const typed: Partial<Draft> = {};
  for (const [name, text] of Object.entries(textsOf(form))) {
    const [who, field] = name.split('.');
    if ((who === 'user' || who === 'buddy') && field) typed[who] = { ...typed[who], [field]: text };
  }
  return typed;
}

export function keepDetails(form: HTMLFormElement): void {
  details.write({ ...readDetails(), ...typedIn(form) });
}

/** Into the inputs that are still empty. */
export function fillIn(form: HTMLFormElement): void {
  for (const [who, person] of Object.entries(readDetails())) {
    for (const [field, text] of Object.entries(person)) {
      const input = form.elements.namedItem(`${who}.${field}`);
      const isEmpty =
        (input instanceof HTMLInputElement || input instanceof HTMLSelectElement) && !input.value;
      if (isEmpty) input.value = text;
    }
  }
}

interface StoredChoice extends PlanChoice {
  /** The place in the browser's history it was made at. */
  place: string;
}

export function readChoice(): StoredChoice | undefined {
  const stored = choice.read();
  if (!isRecord(stored)) return undefined;
  const { trainingType, place } = stored;
  const duration = toDuration(stored['duration']);
  if (!isTrainingType(trainingType) || !duration || typeof place !== 'string') return undefined;
  return { trainingType, duration, place };
}

export function saveChoice(value: StoredChoice): void {
  choice.write(value);
}

export function clearDraft(): void {
  details.clear();
  choice.clear();
  keptCode.forget();
}
