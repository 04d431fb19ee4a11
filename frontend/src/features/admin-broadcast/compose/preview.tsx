import { useAction } from '#shared/ui/actions/use-action.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { business } from '@ironbloom/brand';
import { contactName } from '@ironbloom/brand/contact-name';
import { useSite } from '#shared/config/site.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { sendTest } from '../api.ts';
import type { Contact } from '../contacts/contact.ts';
import styles from './compose.module.css';
import { previewOf, withName, type Preview as Shown } from '../editor/mail-html.ts';
import { MailSheet } from '../editor/mail-sheet.tsx';
import { isEmpty, type Message } from './message.ts';
import { refusalOf } from './refusal.ts';

interface PreviewProps {
  message: Message;
  /** The message, once nobody types any more: the frame loads anew with every change. */
  written: Message;
  gmailWarning: string | undefined;
  contacts: readonly Contact[];
  /** Where a test goes unless another address is typed. */
  myEmail: string;
}

/** So many are offered to look through another's eyes. */
const offered = 50;

function Warnings({
  leftOut,
  missing,
  foreign,
  gmailWarning,
}: Shown & { gmailWarning: string | undefined }): ReactNode {
  return (
    <>
      {gmailWarning && (
        <Notice tone="amber" role="status" icon="alert">
          {gmailWarning}
        </Notice>
      )}
      {missing.length > 0 && (
        <Notice tone="amber" role="status" icon="alert">
          {`The message shows ${missing.join(', ')}, which is not among its images. Add it, or remove it from the text.`}
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice tone="grey" role="status">
          {`Removed because mail programs do not show it: ${leftOut.join(', ')}.`}
        </Notice>
      )}
      {foreign > 0 && (
        <Notice tone="grey" role="status">
          {`${foreign === 1 ? 'One image is' : `${foreign} images are`} on another site. Readers may see it, but this preview does not show it.`}
        </Notice>
      )}
    </>
  );
}

/** The message as one of the chosen will see it, and a test to oneself. */
export function Preview({ message, written, gmailWarning, contacts, myEmail }: PreviewProps): ReactNode {
  const [who, setWho] = useState('0');
  const [to, setTo] = useState(myEmail);
  const person = contacts[Number(who)] ?? contacts[0] ?? { email: 'asha@example.com', name: 'Asha' };
  const name = contactName(person.name) || person.email;
  const { logo } = useSite().look;
  const shown = useMemo(() => previewOf(written, name, logo), [written, name, logo]);
  const ready = message.subject.trim() !== '' && !isEmpty(message.bodyHtml);

  const { busy, run } = useAction(
    async () => {
      await sendTest(message, to);
      formToast.success(`The test is on its way to ${to}.`);
    },
    (error) => formToast.error(refusalOf(error).words),
  );

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
                : contacts.slice(0, offered).map(({ email, name: called }, index) => ({
                    value: String(index),
                    label: called || email,
                  }))
            }
          />
        )}
      </Field>
      <MailSheet
        title="Preview of the message"
        fromName={written.fromName.trim() || business().name}
        subject={withName(written.subject, name) || 'No subject yet'}
        html={shown.html}
      />
      <Warnings {...shown} gmailWarning={gmailWarning} />
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
        <Button busy={busy} busyLabel="Sending..." disabled={!ready || to === ''} onClick={() => run()}>
          Send test
        </Button>
      </div>
    </div>
  );
}
