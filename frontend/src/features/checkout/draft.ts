import type { PlanChoice } from '#shared/lib/plan-words.ts';
import { isTrainingType, toDuration } from '#shared/lib/read-choice.ts';
import { textsOf } from '#shared/forms/use-server-form.ts';
import { browserStore, isRecord } from '#shared/lib/browser-store.ts';
import { keptCode } from '#shared/lib/kept-code.ts';
import type { BillingInput, CheckoutInput, PersonInput } from './person.ts';

/**
 * The chosen plan and the typed details, kept in this tab. Survives a reload, a failed payment or leaving the page; cleared
 * after payment.
 */
const details = browserStore('tab', 'checkout_details');
const choice = browserStore('tab', 'checkout_choice');

const fields = ['name', 'email', 'phone', 'age', 'gender', 'state', 'gstin'];

function toTexts(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    fields
      .map((field) => [field, value[field]])
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  );
}

/** Keys are the inputs' names: "user.name", "billing.state". */
export type Draft = { [Who in keyof CheckoutInput]: Partial<PersonInput> } & {
  billing: Partial<BillingInput>;
};

function readDetails(): Draft {
  const stored = details.read();
  const textsOfPart = (part: keyof Draft) => toTexts(isRecord(stored) && stored[part]);
  return { user: textsOfPart('user'), buddy: textsOfPart('buddy'), billing: textsOfPart('billing') };
}

/** Current values. The buddy's and the tax invoice's inputs are not always rendered. */
export function draftIn(form: HTMLFormElement): Partial<Draft> {
  const typed: Partial<Draft> = {};
  for (const [name, text] of Object.entries(textsOf(form))) {
    const [who, field] = name.split('.');
    if ((who === 'user' || who === 'buddy' || who === 'billing') && field)
      typed[who] = { ...typed[who], [field]: text };
  }
  return typed;
}

export function keepDetails(form: HTMLFormElement): void {
  details.write({ ...readDetails(), ...draftIn(form) });
}

/** Fills empty inputs only. */
export function restoreDetails(form: HTMLFormElement): void {
  for (const [part, texts] of Object.entries(readDetails())) {
    for (const [field, text] of Object.entries(texts)) {
      const input = form.elements.namedItem(`${part}.${field}`);
      const isEmpty =
        (input instanceof HTMLInputElement || input instanceof HTMLSelectElement) && !input.value;
      if (isEmpty) input.value = text;
    }
  }
}

interface StoredChoice extends PlanChoice {
  /** History entry of the choice. */
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
