import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl, type UseFormRegisterReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { showRefusal } from './refusal.ts';

/** What stands in the inputs of a form, by their names. */
export type Texts = Record<string, string>;

/** The rules of a form: takes the texts of its inputs, and makes what is sent of them. */
export type Rules<Values> = ZodMiniType<Values>;

/** Sentences to stand under the inputs, by the names of these. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface Handlers<Values> {
  /** Rejects with the server's refusal. */
  send: (values: Values) => Promise<void>;
  onRefused: (error: unknown, named: boolean) => void;
}

export interface Engine<Values> {
  register: (name: string) => UseFormRegisterReturn;
  reset: () => void;
  /** Takes back what stands under the inputs. */
  clear: () => void;
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
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) => {
      const said = Object.entries(errors).map(([name, error]) => [name, error?.message ?? '']);
      onErrors(Object.fromEntries(said) as FieldErrors);
    },
  });

  async function submit(texts: Texts, { send, onRefused }: Handlers<Values>): Promise<void> {
    const names = Object.keys(texts);
    for (const name of names) {
      // Password managers fill in without telling: what the inputs hold is what counts.
      if (control.getValues(name) !== texts[name]) control.setValue(name, texts[name] ?? '');
    }
    const deliver = (values: Values): Promise<void> =>
      send(values).catch((error: unknown) => onRefused(error, showRefusal(control, names, error)));
    await control.handleSubmit(deliver)();
  }

  return {
    register: (name) => control.register(name, { onChange: () => control.clearErrors(name) }),
    reset: () => control.reset(),
    clear: () => control.clearErrors(),
    submit,
  };
}
