import { Stack } from '#shared/ui/layout/flow.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { business } from '@ironbloom/brand';
import { Button } from '#shared/ui/actions/button.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Select } from '#shared/ui/forms/inputs/select.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { type MailPreview, sendTest } from '../api.ts';
import type { Contact } from '../contacts/contact.ts';
import styles from './compose.module.css';
import { withName, withPictures } from '../editor/mail-html.ts';
import { MailSheet } from '../editor/mail-sheet.tsx';
import { isEmpty, type Message } from './message.ts';
import { refusalOf } from './refusal.ts';

interface PreviewProps {
  message: Message;
  /** The message, debounced: every change reloads the frame. */
  written: Message;
  /** The server's preview; undefined until loaded. */
  mail: MailPreview | undefined;
  /** The preview failed to load: an older one is shown. */
  failed: boolean;
  gmailWarning: string | undefined;
  contacts: readonly Contact[];
  /** Index of the contact to preview as. */
  who: string;
  onWho: (who: string) => void;
  name: string;
  /** Default address of a test. */
  myEmail: string;
}

/** Contacts offered for the preview. */
const offered = 50;

interface WarningsProps extends Pick<PreviewProps, 'failed' | 'gmailWarning'> {
  leftOut: readonly string[];
  missing: readonly string[];
  foreign: number;
}

function Warnings({ leftOut, missing, foreign, failed, gmailWarning }: WarningsProps): ReactNode {
  return (
    <>
      {failed && (
        <Notice tone="amber" role="status" icon="alert">
          The preview could not be updated. Your message is not affected.
        </Notice>
      )}
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

/** The preview as one recipient, and a test mail. */
export function Preview(props: PreviewProps): ReactNode {
  const { message, written, mail, contacts, who, onWho, name, myEmail } = props;
  const [to, setTo] = useState(myEmail);
  const shown = useMemo(
    () => withPictures(mail?.html ?? '', written.attachments),
    [mail, written.attachments],
  );
  const ready = message.subject.trim() !== '' && !isEmpty(message.bodyHtml);

  const { busy, run } = useAction(
    async () => {
      await sendTest(message, to);
      formToast.success(`The test was sent to ${to}.`);
    },
    (error) => formToast.error(refusalOf(error).words),
  );

  return (
    <Stack gap="4">
      <Field label="Preview as">
        {(control) => (
          <Select
            {...control}
            value={who}
            onChange={(event) => onWho(event.currentTarget.value)}
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
      <Warnings {...props} {...shown} leftOut={mail?.leftOut ?? []} />
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
    </Stack>
  );
}
