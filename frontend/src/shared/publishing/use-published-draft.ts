import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, messageOf } from '../api/errors.ts';
import type { FieldErrors } from '../forms/engine.ts';
import { differences, merge, type Difference, type Side, type Values } from '../lib/compare.ts';
import { usePausedWrite } from '../lib/use-paused-write.ts';
import { formToast } from '../ui/forms/form-toast.ts';
import type { Draft, DraftStore } from './draft-store.ts';
import type { Publication } from './publication.ts';

/** What somebody else has published meanwhile. */
export interface Conflict<Published> {
  theirs: Published;
  fields: Difference[];
}

interface Publishing<Published> {
  drafts: DraftStore;
  /** As the texts of a form, which is what is edited, kept and compared. */
  valuesOf: (published: Published) => Values;
  latest: () => Promise<Published>;
  /** Rejects with an ApiError. */
  publish: (values: Values, version: number) => Promise<Published>;
  /** What is wrong before anything is sent, by field. */
  problemsOf?: (values: Values) => FieldErrors;
  /** The server's field errors by the fields of the form, where these have other names. */
  placed?: (fields: FieldErrors, values: Values) => FieldErrors;
  /** The code of the refusal when somebody else was first. */
  stale: string;
  /** What is said when nobody says why. */
  failed: string;
}

const words = {
  published: 'Published. Every page shows it within five seconds.',
  nothing: 'Nothing was changed.',
  refused: 'Not published: please check the marked fields.',
};

const isSame = (_name: string, a: string, b: string): boolean => a === b;

/** Editing what is published as a whole: kept in this browser until then, compared when somebody else was first. */
export function usePublishedDraft<Published extends Publication>(
  published: Published,
  { drafts, valuesOf, latest, publish, problemsOf, placed, stale, failed }: Publishing<Published>,
) {
  const draftOf = (whole: Published): Draft => {
    const texts = valuesOf(whole);
    return { values: texts, base: texts, version: whole.version };
  };
  const [draft, setDraft] = useState<Draft>(() => drafts.read() ?? draftOf(published));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict<Published> | null>(null);
  const [busy, setBusy] = useState(false);
  const { values, base, version } = draft;
  const dirty = Object.keys({ ...base, ...values }).some((name) => values[name] !== base[name]);
  const giveUp = usePausedWrite(useCallback(() => dirty && drafts.keep(draft), [dirty, draft, drafts]));

  // Nothing of one's own: what is published is what is shown.
  if (!dirty && published.version > version) setDraft(draftOf(published));

  function adopt(whole: Published): void {
    giveUp();
    drafts.drop();
    setDraft(draftOf(whole));
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
    const named = Object.keys(found).length > 0;
    // Fields take the focus only once they are no longer disabled.
    flushSync(() => {
      setBusy(false);
      setErrors(found);
      setProblem(named ? words.refused : sentence);
    });
    // A toast over a field would say no more than the field itself.
    if (named) formToast.clear();
    else formToast.error(sentence);
    document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus();
  }

  async function send(mine: Draft): Promise<void> {
    const found = problemsOf?.(mine.values) ?? {};
    const [first] = Object.values(found);
    if (first) {
      complain(found, first);
      return;
    }
    setBusy(true);
    try {
      const answer = await publish(mine.values, mine.version);
      adopt(answer);
      formToast.success(answer.version === mine.version ? words.nothing : words.published);
    } catch (error) {
      await refused(mine, error);
    }
    setBusy(false);
  }

  async function refused(mine: Draft, error: unknown): Promise<void> {
    if (error instanceof ApiError && error.code === stale) {
      const theirs = await latest().catch(() => undefined);
      if (theirs) {
        setConflict(conflictWith(theirs, mine));
        return;
      }
    }
    const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
    complain(placed?.(fields, mine.values) ?? fields, messageOf(error, failed));
  }

  /** The fields that both versions have. */
  function conflictWith(theirs: Published, mine: Draft): Conflict<Published> {
    const other = valuesOf(theirs);
    const shared = Object.keys(mine.values).filter((name) => name in other);
    return {
      theirs,
      fields: differences(shared, { base: mine.base, mine: mine.values, theirs: other }, isSame),
    };
  }

  return {
    values,
    errors,
    problem,
    conflict,
    busy,
    dirty,
    /** Somebody else has published since the editing began. */
    older: dirty && published.version > version,
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

export type PublishedDraft<Published extends Publication> = ReturnType<typeof usePublishedDraft<Published>>;
