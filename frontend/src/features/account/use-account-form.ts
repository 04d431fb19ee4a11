import { useEffect, useRef, useState, type InputEvent, type RefObject, type SubmitEvent } from 'react';
import { ApiError } from '../../shared/api/errors.ts';
import { problemOf, type FailureWords, type Problem } from './failure.ts';
import type { FieldErrors, FormValues } from './validation.ts';

/** What was typed on /signup, by the name of the input: it outlives a change of the screen, not the page. */
export type Draft = Map<string, string>;

interface Options {
  draft: Draft;
  check: (values: FormValues) => FieldErrors;
  /** Rejects with the server's refusal. */
  send: (values: FormValues) => Promise<void>;
  failure: FailureWords;
}

interface AccountForm {
  errors: FieldErrors;
  problem: Problem | null;
  busy: boolean;
  /** Spread onto the form element. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
    onInput: (event: InputEvent<HTMLFormElement>) => void;
  };
}

function readValues(form: HTMLFormElement): Record<string, string> {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => !(entry[1] instanceof File),
  );
  return Object.fromEntries(texts);
}

function keep(draft: Draft, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) draft.set(name, value);
}

/**
 * A form of names, addresses and passwords. The inputs keep their own text: what was typed, or filled
 * in by a password manager, before the code arrived stays.
 */
export function useAccountForm({ draft, check, send, failure }: Options): AccountForm {
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (form.current) keep(draft, readValues(form.current));
  }, [draft]);

  function complain(complaints: FieldErrors): void {
    setErrors(complaints);
    const inputs = [...(form.current?.querySelectorAll('input') ?? [])];
    inputs.find(({ name }) => complaints[name])?.focus();
  }

  async function submit(): Promise<void> {
    if (running.current || !form.current) return;
    const values = readValues(form.current);
    keep(draft, values);
    const complaints = check(values);
    setProblem(null);
    complain(complaints);
    if (Object.keys(complaints).length > 0) return;
    running.current = true;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
      if (Object.keys(fields).some((name) => name in values)) complain(fields);
      else setProblem(problemOf(error, failure));
    }
    running.current = false;
    setBusy(false);
  }

  return {
    errors,
    problem,
    busy,
    form: {
      ref: form,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void submit();
      },
      onInput: ({ target }) => {
        const { name, value } = target as HTMLInputElement;
        draft.set(name, value);
        setErrors(({ [name]: _gone, ...rest }) => rest);
      },
    },
  };
}
