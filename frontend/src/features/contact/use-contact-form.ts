import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { ApiError } from '#shared/api/errors.ts';
import { useServerForm, type ServerForm } from '#shared/forms/use-server-form.ts';
import { useOwnDetails } from '#shared/session/use-own-details.ts';
import { deliver } from './api.ts';
import { aboutPayment, shortestSend, words } from './message.ts';

interface Status {
  tone: 'progress' | 'success' | 'failure';
  text: string;
}

/** Too many messages is the server's to explain; the rest has one sentence. */
function reasonOf(error: unknown): string {
  return error instanceof ApiError && error.status === 429 ? error.message : words.failed;
}

const inputs = { name: 'name', email: 'email' };

/** site-14: idle, sending for at least two seconds, sent and cleared. A failure clears nothing. */
export function useContactForm(): ServerForm & {
  status: Status | null;
  form: { ref: RefObject<HTMLFormElement | null> };
} {
  const ref = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<Status | null>(null);
  const about = aboutPayment(useLocation().state);
  const beginning = about?.beginning;
  const contact = useServerForm({
    rules: async () => (await import('./schema.ts')).contactMessage,
    send: async (message) => {
      const [delivery] = await Promise.allSettled([
        deliver(message, about?.paymentId),
        new Promise((resolve) => setTimeout(resolve, shortestSend)),
      ]);
      if (delivery.status === 'rejected') throw delivery.reason;
      contact.reset();
      setStatus({ tone: 'success', text: words.sent });
    },
    onRefused: (error) => setStatus({ tone: 'failure', text: reasonOf(error) }),
  });
  useOwnDetails(ref, inputs);
  useEffect(() => {
    const message = ref.current?.elements.namedItem('message');
    if (beginning && message instanceof HTMLTextAreaElement && !message.value) message.value = beginning;
  }, [beginning]);

  return {
    ...contact,
    status,
    form: {
      ...contact.form,
      ref,
      onSubmit: (event) => {
        setStatus({ tone: 'progress', text: words.sending });
        contact.form.onSubmit(event);
      },
    },
  };
}
