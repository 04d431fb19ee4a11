import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, get, type UseFormRegisterReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { ApiError } from '../api/errors.ts';

/** The texts of a form's inputs by name. A dot in a name ("user.age") makes a nested value for the rules. */
export type Texts = Record<string, string>;

/** A form's schema: from the inputs' texts to the values that are sent. */
export type Rules<Values> = ZodMiniType<Values>;

export type FieldErrors = Readonly<Record<string, string>>;

export interface Handlers<Values> {
  /** Rejects with the server's error. */
  send: (values: Values) => Promise<void>;
  /** Called when validation fails; nothing was sent. */
  onInvalid?: ((errors: FieldErrors) => void) | undefined;
  onRefused: (error: unknown, named: boolean) => void;
}

export interface Engine<Values> {
  register: (name: string) => UseFormRegisterReturn;
  reset: () => void;
  /** Clears all errors, or the error of one input. */
  clear: (name?: string) => void;
  submit: (texts: Texts, handlers: Handlers<Values>) => Promise<void>;
}

/**
 * React Hook Form for one form, in a file of its own that loads with the first focus.
 * @param onErrors called with all errors on each change
 */
export function startEngine<Values>(
  rules: Rules<Values>,
  onErrors: (errors: FieldErrors) => void,
): Engine<Values> {
  const control = createFormControl<Texts, unknown, Values>({
    resolver: zodResolver(rules as ZodMiniType<Values, Texts>),
    mode: 'onSubmit',
    // An error disappears when its field is edited and returns at the next submit only.
    reValidateMode: 'onSubmit',
  });
  const names = new Set<string>();

  function sentences(errors: object): FieldErrors {
    const messageAt = (name: string) => (get(errors, name) as { message?: string } | undefined)?.message;
    const said = [...names].map((name) => [name, messageAt(name) ?? ''] as const);
    return Object.fromEntries(said.filter(([, sentence]) => sentence));
  }

  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => onErrors(sentences(errors)),
  });

  async function submit(texts: Texts, { send, onInvalid, onRefused }: Handlers<Values>): Promise<void> {
    const sent = Object.keys(texts);
    for (const name of sent) {
      names.add(name);
      // Password managers fill inputs without events: the inputs' own values count.
      if (control.getValues(name) !== texts[name]) control.setValue(name, texts[name] ?? '');
    }
    const deliver = (values: Values): Promise<void> =>
      send(values).catch((error: unknown) => onRefused(error, showRefusal(control, sent, error)));
    await control.handleSubmit(deliver, (errors) => onInvalid?.(sentences(errors)))();
  }

  return {
    register: (name) => {
      names.add(name);
      return control.register(name, { onChange: () => control.clearErrors(name) });
    },
    reset: () => control.reset(),
    clear: (name) => control.clearErrors(name),
    submit,
  };
}

/** What this file uses of React Hook Form's control. */
interface Form<Name extends string> {
  setError: (name: Name, error: { message: string }) => void;
  setFocus: (name: Name) => void;
}

/**
 * Shows the server's field errors and focuses the first of them.
 * @param names the inputs in screen order
 * @returns whether one of these inputs has an error
 */
function showRefusal<Name extends string>(form: Form<Name>, names: readonly Name[], error: unknown): boolean {
  const fields = error instanceof ApiError ? error.fields : undefined;
  const refused = names.filter((name) => fields?.[name]);
  for (const name of refused) form.setError(name, { message: fields?.[name] ?? '' });
  const [first] = refused;
  if (first) form.setFocus(first);
  return first !== undefined;
}
