import { business, isInIndia } from '@ironbloom/brand';
import { clsx } from 'clsx';
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { AffixInput } from '#shared/ui/forms/inputs/affix-input.tsx';
import { Input, Textarea } from '#shared/ui/forms/input.tsx';
import { type EnquiryField, enquiryFields } from '../enquiry-fields.ts';
import styles from './contact-form.module.css';
import { ApiError } from '#shared/api/errors.ts';
import { type ServerForm, useServerForm } from '#shared/forms/use-server-form.ts';
import { useOwnDetails } from '#shared/session/use-own-details.ts';
import { deliver } from '../api.ts';
import { aboutPayment, minSendMs, words } from '../message.ts';

interface Status {
  tone: 'progress' | 'success' | 'failure';
  text: string;
}

/** The server's message for 429, otherwise a fixed one. */
function reasonOf(error: unknown): string {
  return error instanceof ApiError && error.status === 429 ? error.message : words.failed;
}

const inputs = { name: 'name', email: 'email' };

/** site-14: idle, sending for at least two seconds, sent and cleared. A failure keeps the values. */
function useContactForm(): ServerForm & {
  status: Status | null;
  form: { ref: RefObject<HTMLFormElement | null> };
} {
  const ref = useRef<HTMLFormElement>(null);
  const [status, setStatus] = useState<Status | null>(null);
  const about = aboutPayment(useLocation().state);
  const beginning = about?.beginning;
  const contact = useServerForm({
    rules: async () => (await import('../schema.ts')).contactMessage,
    send: async (message) => {
      const [delivery] = await Promise.allSettled([
        deliver(message, about?.paymentId),
        new Promise((resolve) => setTimeout(resolve, minSendMs)),
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

/** Id of the heading, which may stand elsewhere. */
export const contactFormTitle = 'contact-form-title';

type FieldInputProps = ComponentPropsWithRef<'input'> &
  ComponentPropsWithRef<'textarea'> & { field: EnquiryField };

function FieldInput({ field: { control, attributes }, ...props }: FieldInputProps): ReactNode {
  if (control === 'multiline') return <Textarea {...props} {...attributes} rows={5} />;
  if (control === 'line') return <Input {...props} {...attributes} />;
  const inIndia = isInIndia(business());
  return (
    <AffixInput
      {...props}
      {...attributes}
      prefix={inIndia ? '+91' : ''}
      type="tel"
      inputMode="tel"
      placeholder={inIndia ? '9000000000' : undefined}
    />
  );
}

/**
 * The contact form. The browser reports missing fields.
 * @param titled false: the heading stands elsewhere on the page, with the id `contactFormTitle`
 */
export function ContactForm({ titled = true }: { titled?: boolean }): ReactNode {
  const { status, busy, errors, register, form } = useContactForm();
  return (
    <div className={styles.panel} data-surface="paper">
      {/* method="dialog" does nothing outside a dialog: a submit before hydration must not put the message into the
         address. */}
      <form {...form} className={styles.form} method="dialog" aria-labelledby={contactFormTitle}>
        {titled && (
          <h2 className="d3" id={contactFormTitle}>
            Send us a message
          </h2>
        )}
        <div className={styles.fields}>
          {Object.entries(enquiryFields).map(([name, field]) => (
            <Field
              key={name}
              className={field.control === 'line' ? undefined : styles.whole}
              id={`contact-${name}`}
              label={field.label}
              optional={!field.required}
              error={errors[name]}
            >
              {(control) => (
                <FieldInput {...control} {...register(name)} field={field} required={field.required} />
              )}
            </Field>
          ))}
        </div>
        <div className={styles.trap} aria-hidden="true">
          <label>
            Leave this empty
            <input name="website" type="text" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className={styles.foot}>
          <Button
            variant="primary"
            size="lg"
            type="submit"
            busy={busy}
            aria-disabled={busy || undefined}
            busyLabel="Sending..."
          >
            Send message
          </Button>
          <p className="micro quiet">
            We use these details to answer you, and for nothing else. See{' '}
            <Link className="link" to={paths.privacy}>
              Privacy
            </Link>
            .
          </p>
        </div>
        <p className={clsx(styles.status, status && styles[status.tone])} role="status">
          {status?.text}
        </p>
      </form>
    </div>
  );
}
