import { useCallback, useState } from 'react';
import { ApiError, messageOf } from '../../shared/api/errors.ts';
import type { FieldErrors } from '../../shared/forms/engine.ts';
import { differences, merge, type Difference, type Side, type Values } from '../../shared/lib/compare.ts';
import { usePausedWrite } from '../../shared/lib/use-paused-write.ts';
import { formToast } from '../../shared/ui/forms/form-toast.ts';
import { fetchBook, usePlanActions } from './api.ts';
import { bookOf, valuesOf, type PublishedBook } from './book.ts';
import { dropPlanDraft, keepPlanDraft, readPlanDraft, type PlanDraft } from './plan-draft-store.ts';
import { placed, problemsOf } from './problems.ts';

/** What somebody else has published meanwhile. */
export interface PlanConflict {
  theirs: PublishedBook;
  fields: Difference[];
}

const words = {
  published: 'Published. Every page shows it within five seconds.',
  nothing: 'Nothing was changed.',
  failed: 'The plans could not be published.',
};

const isSame = (_name: string, a: string, b: string): boolean => a === b;

const draftOf = (book: PublishedBook): PlanDraft => {
  const values = valuesOf(book);
  return { values, base: values, version: book.version };
};

/** The fields that both versions have; whether a plan is there at all stands in the order. */
function conflictWith(theirs: PublishedBook, { base, values }: PlanDraft): PlanConflict {
  const other = valuesOf(theirs);
  const shared = Object.keys(values).filter((name) => name in other);
  return { theirs, fields: differences(shared, { base, mine: values, theirs: other }, isSame) };
}

/** Editing the book: kept in this browser until it is published, compared when somebody else was first. */
export function usePlanDraft(published: PublishedBook) {
  const actions = usePlanActions();
  const [draft, setDraft] = useState<PlanDraft>(() => readPlanDraft() ?? draftOf(published));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<PlanConflict | null>(null);
  const [busy, setBusy] = useState(false);
  const { values, base, version } = draft;
  const dirty = Object.keys({ ...base, ...values }).some((name) => values[name] !== base[name]);
  const giveUp = usePausedWrite(useCallback(() => dirty && keepPlanDraft(draft), [dirty, draft]));

  // Nothing of one's own: what is published is what is shown.
  if (!dirty && published.version > version) setDraft(draftOf(published));

  function adopt(book: PublishedBook): void {
    giveUp();
    dropPlanDraft();
    setDraft(draftOf(book));
    setErrors({});
    setProblem(null);
    setConflict(null);
  }

  function change(next: Values): void {
    setDraft((before) => ({ ...before, values: next }));
    setErrors({});
    setProblem(null);
  }

  function complain(found: FieldErrors, sentence: string): void {
    setErrors(found);
    setProblem(sentence);
    formToast.error(sentence);
    const [first] = Object.keys(found);
    if (first) document.getElementById(first)?.focus();
  }

  async function send(mine: PlanDraft): Promise<void> {
    const found = problemsOf(mine.values);
    const [first] = Object.values(found);
    if (first) {
      complain(found, first);
      return;
    }
    setBusy(true);
    try {
      const answer = await actions.publish(bookOf(mine.values), mine.version);
      adopt(answer);
      formToast.success(answer.version === mine.version ? words.nothing : words.published);
    } catch (error) {
      await refused(mine, error);
    }
    setBusy(false);
  }

  async function refused(mine: PlanDraft, error: unknown): Promise<void> {
    if (error instanceof ApiError && error.code === 'STALE_PLANS') {
      const theirs = await fetchBook().catch(() => undefined);
      if (theirs) {
        setConflict(conflictWith(theirs, mine));
        return;
      }
    }
    const fields = error instanceof ApiError && error.fields ? placed(error.fields, mine.values) : {};
    complain(fields, messageOf(error, words.failed));
  }

  return {
    values,
    version,
    errors,
    problem,
    conflict,
    busy,
    dirty,
    change,
    set: (name: string, text: string) => change({ ...values, [name]: text }),
    publish: () => send(draft),
    discard: () => adopt(published),
    compareLater: () => setConflict(null),
    /** Publishes on top of theirs what was chosen of both. */
    resolve: (choices: Readonly<Record<string, Side>>) => {
      if (!conflict) return;
      const theirs = valuesOf(conflict.theirs);
      const merged = { ...theirs, ...merge(values, theirs, choices) };
      const next = { values: merged, base: theirs, version: conflict.theirs.version };
      setDraft(next);
      setConflict(null);
      void send(next);
    },
  };
}

export type PlanEditing = ReturnType<typeof usePlanDraft>;
