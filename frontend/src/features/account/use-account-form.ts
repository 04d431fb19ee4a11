import { useEffect, useRef, useState, type InputEvent, type RefObject } from 'react';
import type { Rules } from '#shared/forms/engine.ts';
import { textsOf, useServerForm, type ServerForm } from '#shared/forms/use-server-form.ts';
import { problemOf, type FailureWords, type Problem } from './failure.ts';

/** Typed values on /signup by input name. Survives a change of screen, not a reload. */
export type Draft = Map<string, string>;

interface Options<Values> {
  draft: Draft;
  /** Picks one of schemas.ts. */
  rules: (schemas: typeof import('./schemas.ts')) => Rules<Values>;
  /** Rejects with the server's refusal. */
  send: (values: Values) => Promise<void>;
  failure: FailureWords;
}

interface AccountForm extends ServerForm {
  problem: Problem | null;
  /** Current value of the password input, for its checklist. */
  password: string;
  form: ServerForm['form'] & {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onInput: (event: InputEvent<HTMLFormElement>) => void;
  };
}

/** A form of names, addresses and passwords. A refusal that names no field is shown below the button. */
export function useAccountForm<Values>({ draft, rules, send, failure }: Options<Values>): AccountForm {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [password, setPassword] = useState('');
  const ref = useRef<HTMLFormElement>(null);
  const { form, ...rest } = useServerForm({
    rules: async () => rules(await import('./schemas.ts')),
    send,
    onRefused: (error, named) => setProblem(named ? null : problemOf(error, failure)),
  });

  function keep(): void {
    if (!ref.current) return;
    const texts = textsOf(ref.current);
    for (const [name, text] of Object.entries(texts)) draft.set(name, text);
    setPassword(texts['password'] ?? '');
  }
  // Values filled in before hydration.
  useEffect(keep, [draft]);

  return {
    ...rest,
    problem,
    password,
    form: {
      ...form,
      ref,
      noValidate: true,
      onInput: keep,
      onSubmit: (event) => {
        setProblem(null);
        keep();
        form.onSubmit(event);
      },
    },
  };
}
