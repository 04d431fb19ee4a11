import { useState } from 'react';
import { messageOf } from '../api/errors.ts';
import type { Rules } from './engine.ts';
import { useServerForm } from './use-server-form.ts';

interface Options<Values> {
  /** As in `useServerForm`. */
  rules: () => Promise<Rules<Values>>;
  send: (values: Values) => Promise<void>;
  /** @returns whether the error was handled and is not to be shown */
  onRefused?: (error: unknown) => boolean;
}

/**
 * The form of a `FormDialog`.
 * @returns `dialog`, props for the dialog; its `problem` is an error that belongs to no field, until the next input
 */
export function useDialogForm<Values>({ rules, send, onRefused }: Options<Values>) {
  const [problem, setProblem] = useState<string>();
  const { busy, form, ...fields } = useServerForm({
    rules,
    send,
    onRefused: (error, named) => {
      if (!onRefused?.(error)) setProblem(named ? undefined : messageOf(error));
    },
  });
  return { ...fields, dialog: { busy, problem, form: { ...form, onInput: () => setProblem(undefined) } } };
}
