import { useRef, useState, type SubmitEvent } from 'react';
import { deliver } from './api.ts';
import { readMessage, shortestSend, words } from './message.ts';

type Tone = 'progress' | 'success' | 'failure';

interface Status {
  tone: Tone;
  text: string;
}

interface ContactFormState {
  status: Status | null;
  busy: boolean;
  /** The server's complaints, per input. */
  errors: Readonly<Record<string, string>>;
  submit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>;
  /** An edit takes back the complaint about its field. */
  edited: (field: string) => void;
}

/** site-14: idle, sending for at least two seconds, sent and cleared. A failure clears nothing. */
export function useContactForm(): ContactFormState {
  const [status, setStatus] = useState<Status | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const running = useRef(false);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    const form = event.currentTarget;
    setErrors({});
    setStatus({ tone: 'progress', text: words.sending });
    const [delivery] = await Promise.all([
      deliver(readMessage(form)),
      new Promise((resolve) => setTimeout(resolve, shortestSend)),
    ]);
    running.current = false;
    if (delivery.sent) {
      form.reset();
      setStatus({ tone: 'success', text: words.sent });
      return;
    }
    setErrors(delivery.fields);
    setStatus({ tone: 'failure', text: delivery.reason });
  }

  return {
    status,
    busy: status?.tone === 'progress',
    errors,
    submit,
    edited: (field) => setErrors(({ [field]: _gone, ...rest }) => rest),
  };
}
