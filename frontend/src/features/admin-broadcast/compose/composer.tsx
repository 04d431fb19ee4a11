import { Stack } from '#shared/ui/layout/flow.tsx';
import { contactName } from '@ironbloom/brand/contact-name';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '#shared/api/errors.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { useSession } from '#shared/session/session.ts';
import { formatCount } from '#shared/india/count.ts';
import { fromIndiaInput } from '#shared/india/date-input.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { useDebounced } from '#shared/lib/use-debounced.ts';
import { newUuid } from '#shared/lib/uuid.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { createBroadcast, useMailPreview } from '../api.ts';
import { ContactsPanel } from '../contacts/contacts-panel.tsx';
import { selectedContacts, emptySelection } from '../contacts/selection.ts';
import styles from './compose.module.css';
import { isEmpty, type Message } from './message.ts';
import { MessagePanel } from './message-panel.tsx';
import { Preview } from './preview.tsx';
import { type FieldErrors, refusalOf } from './refusal.ts';
import { useKeptDraft } from './use-kept-draft.ts';

/** Bytes. Gmail clips longer messages. */
const gmailLimit = 100_000;

/** Undefined if short enough or not yet counted by the server. */
const gmailWarningOf = (bytes = 0): string | undefined =>
  bytes > gmailLimit
    ? `Gmail cuts off messages above 100 kB. This one is ${Math.ceil(bytes / 1_000)} kB, so readers may not see its end with the unsubscribe link. Please shorten it.`
    : undefined;

/** Recipients, message and time of a new broadcast. */
export function Composer({ onClose }: { onClose: () => void }): ReactNode {
  const navigate = useNavigate();
  const { user } = useSession();
  const { draft, setDraft, drop } = useKeptDraft();
  const [selection, setSelection] = useState(emptySelection);
  const [at, setAt] = useState('');
  const [asking, setAsking] = useState<'send' | 'leave' | null>(null);
  /** Why the last attempt to send failed. */
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const { message } = draft;
  const written = useDebounced(message);
  const recipients = useMemo(() => selectedContacts(selection), [selection]);
  const [who, setWho] = useState('0');
  const reader = recipients[Number(who)] ?? recipients[0] ?? { email: 'asha@example.com', name: 'Asha' };
  const name = contactName(reader.name) || reader.email;
  const { preview, failed } = useMailPreview(written, name);
  const gmailWarning = gmailWarningOf(preview?.bytes);
  const complete = message.subject.trim() !== '' && !isEmpty(message.bodyHtml);
  const begun =
    selection.contacts.length > 0 ||
    message.attachments.length > 0 ||
    message.subject.trim() !== '' ||
    !isEmpty(message.bodyHtml);

  const { busy, run: send } = useAction(
    async () => {
      setAsking(null);
      setProblem(null);
      const { _id, status } = await createBroadcast({
        ...message,
        intentKey: draft.intentKey,
        recipients,
        ...(at && { scheduledAt: new Date(fromIndiaInput(at)).toISOString() }),
      });
      drop();
      const scheduled = status === 'scheduled';
      void navigate(scheduled ? adminPaths.broadcast(_id) : adminPaths.openBroadcast(_id), { replace: true });
    },
    (error) => {
      // Sent in another tab, or changed after a lost answer: continue as a new message.
      if (error instanceof ApiError && error.code === 'DRAFT_SENT') {
        setDraft((before) => ({ ...before, intentKey: newUuid() }));
      }
      const { words, fields } = refusalOf(error);
      setErrors(fields);
      setProblem(words);
      formToast.error(words);
    },
  );

  function change(part: (before: Message) => Partial<Message>): void {
    setErrors({});
    setProblem(null);
    setDraft((before) => ({ ...before, message: { ...before.message, ...part(before.message) } }));
  }

  function press(): void {
    if (recipients.length === 0) formToast.error('No recipients selected');
    else if (recipients.length > 1) setAsking('send');
    else send();
  }

  /** Escape, the backdrop and Cancel confirm before discarding. */
  function leave(): void {
    if (begun) setAsking('leave');
    else onClose();
  }

  return (
    <Dialog
      open
      className={styles.dialog}
      title="Broadcast Message"
      dismissible={!busy}
      onClose={leave}
      footer={
        <>
          <p className={`small quiet ${styles.note}`}>
            Each person gets their own email, with an unsubscribe link.
          </p>
          <Button onClick={leave} disabled={busy}>
            Cancel
          </Button>
          <Button
            variant="primary"
            className="num"
            busy={busy}
            busyLabel="Sending..."
            disabled={!complete || recipients.length === 0}
            onClick={press}
          >
            {`${at ? 'Schedule for' : 'Send to'} ${formatCount(recipients.length)}`}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <ContactsPanel selection={selection} onChange={setSelection} />
        <Stack gap="4">
          <MessagePanel message={message} errors={errors} onChange={change} />
          <Preview
            message={message}
            written={written}
            mail={preview}
            failed={failed}
            gmailWarning={gmailWarning}
            contacts={recipients}
            who={who}
            onWho={setWho}
            name={name}
            myEmail={user?.email ?? ''}
          />
          <Field label="Send later" optional hint="Indian time. Leave empty to send now.">
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                value={at}
                onChange={(event) => setAt(event.currentTarget.value)}
              />
            )}
          </Field>
          {/* Announced by the toast. */}
          {problem && <Notice tone="red">{problem}</Notice>}
        </Stack>
      </div>
      <SendQuestion
        open={asking === 'send'}
        count={recipients.length}
        subject={message.subject}
        at={at}
        warning={gmailWarning}
        onYes={() => send()}
        onNo={() => setAsking(null)}
      />
      <LeaveQuestion
        open={asking === 'leave'}
        contacts={selection.contacts.length}
        onYes={onClose}
        onNo={() => setAsking(null)}
      />
    </Dialog>
  );
}

interface QuestionProps {
  open: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Confirms a send to several people. @param at as typed, Indian time; empty for now */
function SendQuestion(
  props: QuestionProps & { count: number; subject: string; at: string; warning: string | undefined },
): ReactNode {
  const { open, count, subject, at, warning, onYes, onNo } = props;
  const people = formatCount(count);
  const when = at ? ` on ${fullDayAndTime(fromIndiaInput(at))}` : ' now';
  const text = `“${subject}” goes to ${people} ${count === 1 ? 'address' : 'addresses'}${when}. Sent emails cannot be recalled.`;
  const all = `${people} ${count === 1 ? 'person' : 'people'}`;
  return (
    <AlertDialog
      open={open}
      tone="plain"
      title={`Send to ${all}?`}
      text={warning ? `${text} ${warning}` : text}
      confirmLabel={at ? `Schedule for ${people}` : `Send to ${people}`}
      cancelLabel="Not yet"
      onConfirm={onYes}
      onCancel={onNo}
    />
  );
}

/** @param contacts how many would be lost */
function LeaveQuestion({ open, contacts, onYes, onNo }: QuestionProps & { contacts: number }): ReactNode {
  const lost =
    contacts > 0
      ? `The list of ${formatCount(contacts)} ${contacts === 1 ? 'contact' : 'contacts'} is not saved.`
      : '';
  return (
    <AlertDialog
      open={open}
      title="Close without sending?"
      text={`Your text stays in this browser. ${lost}`.trim()}
      confirmLabel="Close"
      cancelLabel="Keep writing"
      onConfirm={onYes}
      onCancel={onNo}
    />
  );
}
