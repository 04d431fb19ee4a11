import { useState } from 'react';
import { ApiError, messageOf } from '#shared/api/errors.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';
import { differences, merge, type Difference, type Side, type Values } from '#shared/lib/compare.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { usePlanActions, fetchOffer } from '../api.ts';
import type { Offer } from '../offer.ts';
import { draftOf, formOf, offerProblems } from './offer-form.ts';

interface OfferConflict {
  theirs: Offer;
  fields: Difference[];
}

/** Writing an offer: a new one, or one that somebody else may be writing, too. */
export function useOfferForm(offer: Offer | null, onDone: () => void) {
  const { createOffer, changeOffer } = usePlanActions();
  const [base, setBase] = useState(() => ({ values: formOf(offer), version: offer?.version ?? 0 }));
  const [values, setValues] = useState(base.values);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<OfferConflict | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(form: Values, version: number): Promise<void> {
    const found = offerProblems(form);
    setErrors(found);
    setProblem(undefined);
    const [first] = Object.keys(found);
    if (first) {
      document.getElementById(`offer-${first}`)?.focus();
      return;
    }
    setBusy(true);
    try {
      await (offer ? changeOffer(offer._id, version, draftOf(form)) : createOffer(draftOf(form)));
      toast.success('Saved.');
      onDone();
    } catch (error) {
      await refused(form, error);
      setBusy(false);
    }
  }

  async function refused(form: Values, error: unknown): Promise<void> {
    const theirs =
      offer && error instanceof ApiError && error.code === 'STALE_OFFER'
        ? await fetchOffer(offer._id).catch(() => undefined)
        : undefined;
    if (theirs) {
      const texts = { base: base.values, mine: form, theirs: formOf(theirs) };
      setConflict({ theirs, fields: differences(Object.keys(form), texts, (_name, a, b) => a === b) });
      return;
    }
    const fields = (error instanceof ApiError && error.fields) || {};
    setErrors(fields);
    setProblem(messageOf(error, 'The offer could not be saved.'));
    const [first] = Object.keys(fields);
    if (first) document.getElementById(`offer-${first}`)?.focus();
  }

  return {
    values,
    errors,
    problem,
    conflict,
    busy,
    set: (name: string, text: string) => {
      setValues((before) => ({ ...before, [name]: text }));
      setErrors({});
      setProblem(undefined);
    },
    save: () => send(values, base.version),
    compareLater: () => setConflict(null),
    resolve: (choices: Readonly<Record<string, Side>>) => {
      if (!conflict) return;
      const theirs = formOf(conflict.theirs);
      const merged = merge(values, theirs, choices);
      setBase({ values: theirs, version: conflict.theirs.version });
      setValues(merged);
      setConflict(null);
      void send(merged, conflict.theirs.version);
    },
  };
}

export type OfferEditing = ReturnType<typeof useOfferForm>;
