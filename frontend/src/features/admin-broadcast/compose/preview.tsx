import { useState, type ReactNode } from 'react';
import { ApiError } from '../../../shared/api/errors.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Input, Select } from '../../../shared/ui/input.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { sendTest } from '../api.ts';
import type { Contact } from '../contacts/contact.ts';
import styles from './compose.module.css';
import { previewHtml, type Message } from './message.ts';

interface PreviewProps {
  message: Message;
  contacts: readonly Contact[];
  /** Where a test goes unless another address is typed. */
  myEmail: string;
}

/** So many are offered to look through another's eyes. */
const offered = 50;

/** The message as one of the chosen will see it, and a test to oneself. */
export function Preview({ message, contacts, myEmail }: PreviewProps): ReactNode {
  const [who, setWho] = useState('0');
  const [to, setTo] = useState(myEmail);
  const [busy, setBusy] = useState(false);
  const person = contacts[Number(who)] ?? contacts[0] ?? { email: 'asha@example.com', name: 'Asha' };
  const ready = message.subject.trim() !== '' && message.bodyHtml.trim() !== '';

  async function test(): Promise<void> {
    setBusy(true);
    try {
      await sendTest(message, to);
      toast.success(`The test is on its way to ${to}.`);
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.panel}>
      <Field label="Preview as">
        {(control) => (
          <Select
            {...control}
            value={who}
            onChange={(event) => setWho(event.currentTarget.value)}
            options={
              contacts.length === 0
                ? [{ value: '0', label: 'Asha (an example)' }]
                : contacts
                    .slice(0, offered)
                    .map(({ email, name }, index) => ({ value: String(index), label: name || email }))
            }
          />
        )}
      </Field>
      {/* A document of its own, without scripts and without our address. */}
      <iframe
        className={styles.preview}
        title="Preview of the message"
        sandbox=""
        srcDoc={previewHtml(message, person.name || person.email)}
      />
      <div className={styles.test}>
        <Field label="Send a test to me">
          {(control) => (
            <Input
              {...control}
              type="email"
              autoComplete="email"
              value={to}
              onChange={(event) => setTo(event.currentTarget.value)}
            />
          )}
        </Field>
        <Button busy={busy} busyLabel="Sending..." disabled={!ready || to === ''} onClick={() => void test()}>
          Send test
        </Button>
      </div>
    </div>
  );
}
