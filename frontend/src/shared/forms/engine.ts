import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, get, type UseFormRegisterReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { ApiError } from '../api/errors.ts';

/** What stands in the inputs of a form, by their names. A dot in a name ("user.age") makes rules for what is nested. */
export type Texts = Record<string, string>;

/** The rules of a form: takes the texts of its inputs, and makes what is sent of them. */
export type Rules<Values> = ZodMiniType<Values>;

/** Sentences to stand under the inputs, by the names of these. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface Handlers<Values> {
  /** Rejects with the server's refusal. */
  send: (values: Values) => Promise<void>;
  /** The rules refuse it, and nothing was sent. */
  onInvalid?: ((errors: FieldErrors) => void) | undefined;
  onRefused: (error: unknown, named: boolean) => void;
}

export interface Engine<Values> {
  register: (name: string) => UseFormRegisterReturn;
  reset: () => void;
  /** Takes back what stands under the inputs, or under one of them. */
  clear: (name?: string) => void;
  submit: (texts: Texts, handlers: Handlers<Values>) => Promise<void>;
}

/**
 * React Hook Form over the inputs of one form. In a file of its own, so that it comes, with the rules, when somebody
 * begins to fill in, and no page waits for it.
 * @param onErrors hears what stands under the inputs, whenever that changes
 */
export function startEngine<Values>(
  rules: Rules<Values>,
  onErrors: (errors: FieldErrors) => void,
): Engine<Values> {
  const control = createFormControl<Texts, unknown, Values>({
    resolver: zodResolver(rules as ZodMiniType<Values, Texts>),
    mode: 'onSubmit',
    // An error goes away when its field is edited, and comes back only with the next submit.
    reValidateMode: 'onSubmit',
  });
  /** Every input that was heard of. */
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
      // Password managers fill in without telling: what the inputs hold is what counts.
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

/** What a form of React Hook Form can do. */
interface Form<Name extends string> {
  setError: (name: Name, error: { message: string }) => void;
  setFocus: (name: Name) => void;
}

/**
 * Puts what the server says of single inputs under them, and the focus into the first.
 * @param names the inputs, in the order of the screen
 * @returns whether the server refused one of these inputs
 */
function showRefusal<Name extends string>(form: Form<Name>, names: readonly Name[], error: unknown): boolean {
  const fields = error instanceof ApiError ? error.fields : undefined;
  const refused = names.filter((name) => fields?.[name]);
  for (const name of refused) form.setError(name, { message: fields?.[name] ?? '' });
  const [first] = refused;
  if (first) form.setFocus(first);
  return first !== undefined;
}
