import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Engine, FieldErrors, Rules, Texts } from './engine.ts';

interface Options<Values> {
  /** Loads the schema by a dynamic import. */
  rules: () => Promise<Rules<Values>>;
  /** Gets the parsed values. Rejects with the server's error. */
  send: (values: Values) => Promise<void>;
  /** Called when validation fails; the errors are shown at the fields. */
  onInvalid?: (errors: FieldErrors) => void;
  /**
   * Called when nothing was sent or the server refused.
   * @param named whether the error is already shown at a field, which has the focus
   */
  onRefused: (error: unknown, named: boolean) => void;
}

/** Props of an input: its name, and the rest once the engine has loaded. */
type Registered = Pick<UseFormRegisterReturn, 'name'> & Partial<UseFormRegisterReturn>;

export interface ServerForm {
  errors: FieldErrors;
  busy: boolean;
  /** Props of an input, select or textarea. */
  register: (name: string) => Registered;
  reset: () => void;
  /** Clears all errors, or the error of one input. */
  clear: (name?: string) => void;
  /** Loads engine and schema; the first focus in the form does so by itself. */
  start: () => void;
  /**
   * Validates and sends texts that are not from the form element's inputs.
   * @param send replaces the form's own
   */
  submit: (texts: Texts, send?: () => Promise<void>) => Promise<void>;
  /** Props of the form element. */
  form: {
    onFocus: () => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
}

/**
 * A form with client and server validation. Its inputs are uncontrolled, so text that was typed or filled in before hydration
 * stays. React Hook Form and the schema load with the first focus; a submit waits for them.
 */
export function useServerForm<Values>(options: Options<Values>): ServerForm {
  const { onInvalid, onRefused } = options;
  const [engine, setEngine] = useState<Engine<Values> | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const starting = useRef<Promise<Engine<Values>>>(undefined);
  /** The loaded engine, for calls that were made before it had loaded. */
  const started = useRef<Engine<Values>>(undefined);

  async function load(): Promise<Engine<Values>> {
    const [{ startEngine }, schema] = await Promise.all([import('./engine.ts'), options.rules()]);
    const loaded = startEngine(schema, setErrors);
    started.current = loaded;
    // Synchronous: rendering registers the inputs, which the caller may focus next.
    flushSync(() => setEngine(loaded));
    return loaded;
  }

  function start(): Promise<Engine<Values>> {
    starting.current ??= load().catch((error: unknown) => {
      // The next try loads again.
      starting.current = undefined;
      throw error;
    });
    return starting.current;
  }

  /** A failed load is retried and reported by the submit. */
  function startQuietly(): void {
    start().catch(() => undefined);
  }

  async function submit(read: () => Texts, send = options.send): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(!engine);
    try {
      const ready = await start();
      await ready.submit(read(), {
        send: (values) => {
          setBusy(true);
          return send(values);
        },
        onInvalid,
        onRefused,
      });
    } catch (error) {
      onRefused(error, false);
    }
    running.current = false;
    setBusy(false);
  }

  return {
    errors,
    busy,
    register: (name) => engine?.register(name) ?? { name },
    reset: () => started.current?.reset(),
    clear: (name) => started.current?.clear(name),
    start: startQuietly,
    submit: (texts, send) => submit(() => texts, send),
    form: {
      onFocus: startQuietly,
      onSubmit: (event) => {
        event.preventDefault();
        const { currentTarget } = event;
        void submit(() => textsOf(currentTarget));
      },
    },
  };
}

export function textsOf(form: HTMLFormElement): Texts {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => !(entry[1] instanceof File),
  );
  return Object.fromEntries(texts);
}
