import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../shared/api/errors.ts';
import { adminPaths } from '../../../shared/config/admin-paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { createBroadcast, useBroadcast } from '../api.ts';
import { summaryOf } from '../broadcast.ts';
import { ContactsPanel } from '../contacts/contacts-panel.tsx';
import { chosen, nobody } from '../contacts/selection.ts';
import { Outcome } from '../watch/outcome.tsx';
import { RecipientTable } from '../watch/recipient-table.tsx';
import styles from './compose.module.css';
import { forgetDraft, keepDraft, readDraft } from './draft.ts';
import { MessagePanel } from './message-panel.tsx';
import { Preview } from './preview.tsx';

const number = new Intl.NumberFormat('en-IN');
/** India has one time zone and no summer time. */
const toUtc = (local: string): string => new Date(`${local}:00+05:30`).toISOString();

interface SendingProps {
  id: string;
  onClose: () => void;
}

/** The dialog once the broadcast is made: it watches, and cannot be closed while mails go out. */
function Sending({ id, onClose }: SendingProps): ReactNode {
  const { data: broadcast } = useBroadcast(id);
  const running = broadcast === undefined || broadcast.status === 'running';
  const told = useRef(false);

  useEffect(() => {
    if (broadcast?.status !== 'finished' || told.current) return;
    told.current = true;
    toast.success(summaryOf(broadcast));
  }, [broadcast]);

  return (
    <Dialog
      open
      size="lg"
      title="Broadcast Message"
      dismissible={!running}
      onClose={onClose}
      footer={
        <>
          <p className={`small quiet ${styles.note}`}>
            {running
              ? 'If this tab closes, sending goes on. Reopen to see it.'
              : 'All of it stays under Broadcasts.'}
          </p>
          <Button variant="primary" busy={running} busyLabel="Sending..." onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {broadcast && <Outcome broadcast={broadcast} />}
      <RecipientTable id={id} status={undefined} search="" page={1} watched={running} />
    </Dialog>
  );
}

/** SPEC section 2, Broadcast Message dialog. */
export function BroadcastDialog({ onClose }: { onClose: () => void }): ReactNode {
  const navigate = useNavigate();
  const { user } = useSession();
  const [draft, setDraft] = useState(readDraft);
  const [selection, setSelection] = useState(nobody);
  const [at, setAt] = useState('');
  const [busy, setBusy] = useState(false);
  const [sendingId, setSendingId] = useState<string | null>(null);
  const { message } = draft;
  const recipients = chosen(selection);
  const complete = message.subject.trim() !== '' && message.bodyHtml.trim() !== '';

  useEffect(() => keepDraft(draft), [draft]);

  async function send(): Promise<void> {
    if (recipients.length === 0) {
      toast.error('No recipients selected');
      return;
    }
    setBusy(true);
    try {
      const { _id, status } = await createBroadcast({
        ...message,
        intentKey: draft.intentKey,
        recipients,
        ...(at && { scheduledAt: toUtc(at) }),
      });
      forgetDraft();
      if (status === 'scheduled') void navigate(adminPaths.broadcast(_id));
      else setSendingId(_id);
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : 'Something went wrong. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  if (sendingId !== null) return <Sending id={sendingId} onClose={onClose} />;
  return (
    <Dialog
      open
      className={styles.dialog}
      title="Broadcast Message"
      dismissible={!busy}
      onClose={onClose}
      footer={
        <>
          <p className={`small quiet ${styles.note}`}>
            Each person gets their own e-mail, with an unsubscribe link.
          </p>
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button
            variant="primary"
            className="num"
            busy={busy}
            busyLabel="Sending..."
            disabled={!complete || recipients.length === 0}
            onClick={() => void send()}
          >
            {at ? 'Schedule for' : 'Send to'} {number.format(recipients.length)}
          </Button>
        </>
      }
    >
      <div className={styles.columns}>
        <ContactsPanel selection={selection} onChange={setSelection} />
        <div className={styles.panel}>
          <MessagePanel message={message} onChange={(changed) => setDraft({ ...draft, message: changed })} />
          <Preview message={message} contacts={recipients} myEmail={user?.email ?? ''} />
          <Field label="Send later" optional hint="Indian time. Leave it empty to send now.">
            {(control) => (
              <Input
                {...control}
                type="datetime-local"
                value={at}
                onChange={(event) => setAt(event.currentTarget.value)}
              />
            )}
          </Field>
        </div>
      </div>
    </Dialog>
  );
}
