import { useState } from 'react';
import { ApiError, messageOf } from '#shared/api/errors.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';
import { type Difference, differencesOf, merged, type Side, withValue } from '#shared/document/document.ts';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { fetchOffer, useOfferActions } from './api.ts';
import { draftOf, formOf, type Offer, offerProblems, type Values } from './offer.ts';

interface OfferConflict {
  theirs: Offer;
  fields: Difference[];
}

export const offerInput = (field: string): string => `offer-${field}`;

/** The form of an offer, with conflict detection. */
export function useOfferForm(offer: Offer | null, onDone: () => void) {
  const { create, change } = useOfferActions();
  const [base, setBase] = useState(() => ({ values: formOf(offer), version: offer?.version ?? 0 }));
  const [values, setValues] = useState(base.values);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<OfferConflict | null>(null);

  const { busy, run } = useAction(async (form: Values, version: number) => {
    try {
      await (offer ? change(offer._id, version, draftOf(form)) : create(draftOf(form)));
      toast.success('Saved.');
      onDone();
    } catch (error) {
      await refused(form, error);
    }
  });

  function show(found: FieldErrors): void {
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) document.getElementsByName(offerInput(first))[0]?.focus();
  }

  function send(form: Values, version: number): void {
    const found = offerProblems(form);
    setProblem(undefined);
    show(found);
    if (Object.keys(found).length === 0) run(form, version);
  }

  async function refused(form: Values, error: unknown): Promise<void> {
    const theirs =
      offer && error instanceof ApiError && error.code === 'STALE_OFFER'
        ? await fetchOffer(offer._id).catch(() => undefined)
        : undefined;
    if (theirs) {
      const versions = { base: base.values, mine: form, theirs: formOf(theirs) };
      setConflict({ theirs, fields: differencesOf(versions) });
      return;
    }
    show((error instanceof ApiError && error.fields) || {});
    setProblem(messageOf(error, 'The offer could not be saved.'));
  }

  return {
    values,
    errors,
    problem,
    conflict,
    busy,
    set: (name: string, text: unknown) => {
      setValues((before) => withValue(before, name, text));
      setErrors({});
      setProblem(undefined);
    },
    save: () => send(values, base.version),
    compareLater: () => setConflict(null),
    resolve: (choices: Readonly<Record<string, Side>>) => {
      if (!conflict) return;
      const theirs = formOf(conflict.theirs);
      const next = merged({ base: base.values, mine: values, theirs }, choices);
      setBase({ values: theirs, version: conflict.theirs.version });
      setValues(next);
      setConflict(null);
      send(next, conflict.theirs.version);
    },
  };
}

export type OfferForm = ReturnType<typeof useOfferForm>;
