import { useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { Engine, FieldErrors, Rules, Texts } from './engine.ts';

interface Options<Values> {
  /** Loads the rules: a dynamic import, as a schema needs its library. */
  rules: () => Promise<Rules<Values>>;
  /** Gets what the rules have made of the inputs. Rejects with the server's refusal. */
  send: (values: Values) => Promise<void>;
  /** The rules refuse it, which stands under the inputs. */
  onInvalid?: (errors: FieldErrors) => void;
  /**
   * It was not sent, or not taken.
   * @param named whether it stands under inputs already, and the first of them has the focus
   */
  onRefused: (error: unknown, named: boolean) => void;
}

/** What an input carries: its name from the start, the rest once the engine is there. */
type Registered = Pick<UseFormRegisterReturn, 'name'> & Partial<UseFormRegisterReturn>;

export interface ServerForm {
  errors: FieldErrors;
  /** From the press on until the answer. */
  busy: boolean;
  /** Spread onto an input, a select or a text area. */
  register: (name: string) => Registered;
  /** Gives the inputs back what they began with. */
  reset: () => void;
  /** Takes back what stands under the inputs, or under one of them; an edit does so for its own. */
  clear: (name?: string) => void;
  /** Brings engine and rules; the first focus in the form element does so by itself. */
  start: () => void;
  /**
   * Checks and sends texts that stand somewhere else than in the inputs of the form element.
   * @param send instead of the form's own
   */
  submit: (texts: Texts, send?: () => Promise<void>) => Promise<void>;
  /** Spread onto the form element. */
  form: {
    onFocus: () => void;
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  };
}

/**
 * A form that is checked here and judged by the server. Its inputs keep their own text: what was typed, or filled in by
 * a password manager, before any code arrived stays. React Hook Form and the rules come with the first focus; a submit
 * waits for them.
 */
export function useServerForm<Values>(options: Options<Values>): ServerForm {
  const { onInvalid, onRefused } = options;
  const [engine, setEngine] = useState<Engine<Values> | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const starting = useRef<Promise<Engine<Values>>>(undefined);
  /** The engine, for what was begun before it arrived. */
  const started = useRef<Engine<Values>>(undefined);

  async function load(): Promise<Engine<Values>> {
    const [{ startEngine }, schema] = await Promise.all([import('./engine.ts'), options.rules()]);
    const arrived = startEngine(schema, setErrors);
    started.current = arrived;
    // At once: rendering registers the inputs, and who waits for this may want to put the focus into one.
    flushSync(() => setEngine(arrived));
    return arrived;
  }

  function start(): Promise<Engine<Values>> {
    starting.current ??= load().catch((error: unknown) => {
      // What did not arrive may arrive with the next try.
      starting.current = undefined;
      throw error;
    });
    return starting.current;
  }

  /** If it does not arrive, a submit asks again, and tells. */
  function begin(): void {
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
    start: begin,
    submit: (texts, send) => submit(() => texts, send),
    form: {
      onFocus: begin,
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
