import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, get, type FieldError, type UseFormRegisterReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { showRefusal } from './refusal.ts';
import { textsOf, type Texts } from './texts.ts';

/** The rules of a form: takes the texts of its inputs ("user.age" as { user: { age } }), and makes what is sent of them. */
export type Rules<Values> = ZodMiniType<Values>;

/** Sentences to stand under the inputs, by the names of these. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface Handlers<Values> {
  /** Rejects with the server's refusal. */
  send: (values: Values) => Promise<void>;
  onRefused: (error: unknown, named: boolean) => void;
  onInvalid?: ((errors: FieldErrors) => void) | undefined;
}

export interface Engine<Values> {
  register: (name: string) => UseFormRegisterReturn;
  reset: () => void;
  /** Takes back what stands under the inputs. */
  clear: () => void;
  submit: (form: HTMLFormElement, handlers: Handlers<Values>) => Promise<void>;
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
  /** The inputs of the last submit, in the order of the screen. */
  let names: readonly string[] = [];

  function sentences(errors: object | undefined): FieldErrors {
    const said = names.map((name) => [name, (get(errors, name) as FieldError | undefined)?.message] as const);
    return Object.fromEntries(said.filter((entry): entry is [string, string] => entry[1] !== undefined));
  }

  control.subscribe({
    formState: { errors: true },
    callback: ({ errors }) => onErrors(sentences(errors)),
  });

  async function submit(form: HTMLFormElement, handlers: Handlers<Values>): Promise<void> {
    const texts = textsOf(form);
    names = Object.keys(texts);
    for (const name of names) {
      // Password managers fill in without telling: what the inputs hold is what counts.
      if (control.getValues(name) !== texts[name]) control.setValue(name, texts[name] ?? '');
    }
    const deliver = (values: Values): Promise<void> =>
      handlers
        .send(values)
        .catch((error: unknown) => handlers.onRefused(error, showRefusal(control, names, error)));
    await control.handleSubmit(deliver, (errors) => handlers.onInvalid?.(sentences(errors)))();
  }

  return {
    register: (name) => control.register(name, { onChange: () => control.clearErrors(name) }),
    reset: () => control.reset(),
    clear: () => control.clearErrors(),
    submit,
  };
}
