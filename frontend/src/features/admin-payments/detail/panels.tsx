import { Row } from '#shared/ui/layout/flow.tsx';
import { useState, type ReactNode } from 'react';
import { useDialogForm } from '#shared/forms/use-dialog-form.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { useMay } from '#shared/session/rights.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { DownloadButton } from '#shared/ui/actions/download-button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Textarea } from '#shared/ui/forms/input.tsx';
import { Panel } from '#shared/ui/layout/section.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { receiptFile, usePaymentActions } from '../api.ts';
import { invoiceOf, type Note, type Payment } from '../payment.ts';
import styles from './payment-detail.module.css';

function wordsFor({ receipt }: Payment): string {
  if (receipt.status === 'sent') {
    return receipt.sentAt ? `Sent ${fullDayAndTime(receipt.sentAt)}` : 'Sent';
  }
  if (receipt.status === 'queued') return 'Being sent';
  return receipt.status === 'failed' ? 'Could not be delivered' : 'Not sent';
}

/** Status of the receipt's mail, with buttons to send it again and to download the PDF. */
export function ReceiptPanel({ payment }: { payment: Payment }): ReactNode {
  const { sendReceipt } = usePaymentActions(payment._id);
  const may = useMay();
  const completed = payment.status === 'completed';
  const invoice = invoiceOf(payment);
  const kind = invoice ? 'invoice' : 'receipt';
  const number = invoice?.number.replaceAll('/', '-') ?? payment.receiptNumber;

  const { busy, run } = useAction(async () => {
    await sendReceipt();
    toast.success(`The receipt is being sent to ${payment.email} again.`);
  }, 'The receipt could not be sent. Please try again.');

  return (
    <Panel title="Receipt">
      <p className="small muted num" role="status">
        {wordsFor(payment)}
      </p>
      {payment.receipt.error && <p className={`small ${styles.problem}`}>{payment.receipt.error}</p>}
      {completed && (
        <DownloadButton
          fileName={`${kind}-${number}.pdf`}
          load={() => receiptFile(payment._id)}
          failure={`The ${kind} could not be downloaded. Please try again.`}
        >
          {invoice ? 'Tax invoice (PDF)' : 'Receipt (PDF)'}
        </DownloadButton>
      )}
      {completed && may('payments:manage') && (
        <Button
          size="sm"
          iconBefore="mail"
          busy={busy || payment.receipt.status === 'queued'}
          busyLabel="Sending..."
          onClick={() => run()}
        >
          Send receipt again
        </Button>
      )}
    </Panel>
  );
}

const marks = [
  { name: 'called', title: 'First call', set: 'Mark as called', open: 'Not marked as done' },
  { name: 'assessed', title: 'Assessment', set: 'Mark as assessed', open: 'Not marked as done' },
] as const;

/** What was promised with the sale (pay-24), for each person who trains, and who has done it. */
export function MarksPanel({ payment: { _id, programs } }: { payment: Payment }): ReactNode {
  return (
    <Panel title="Follow-up">
      {programs.length === 0 && <p className="small muted">The program is being prepared.</p>}
      <ul className={styles.refunds} aria-live="polite">
        {programs.flatMap((program) =>
          marks.map((mark) => (
            <MarkLine
              key={`${program._id} ${mark.name}`}
              paymentId={_id}
              program={program}
              mark={mark}
              suffix={programs.length > 1 ? `, ${program.half}` : ''}
            />
          )),
        )}
      </ul>
    </Panel>
  );
}

interface MarkLineProps {
  paymentId: string;
  program: Payment['programs'][number];
  mark: (typeof marks)[number];
  /** Tells the two people of a buddy purchase apart. */
  suffix: string;
}

function MarkLine({
  paymentId,
  program,
  mark: { name, title, set, open },
  suffix,
}: MarkLineProps): ReactNode {
  const { mark } = usePaymentActions(paymentId);
  const { running, run } = useAction(mark, 'The mark could not be saved. Please try again.');
  const may = useMay();
  const done = program[name];
  return (
    <li className={styles.refund}>
      <Row as="span" gap="2" align="center" justify="between">
        <b>
          {title}
          {suffix}
        </b>
        {done && (
          <Badge tone="green" dot>
            {name}
          </Badge>
        )}
        {!done && name === 'called' && isBeforeStart(program) && (
          <Badge tone="tint" dot>
            to call
          </Badge>
        )}
      </Row>
      <span className="quiet">{done ? `${done.by}, ${fullDayAndTime(done.at)}` : open}</span>
      {may('clients:read') && isOpen(program) && (
        <span className={styles.act}>
          <Button
            size="sm"
            busy={running !== undefined}
            busyLabel="Saving..."
            aria-label={`${done ? `Undo: ${title}` : set}${suffix}`}
            onClick={() => run(program._id, name, !done)}
          >
            {done ? 'Undo' : set}
          </Button>
        </span>
      )}
    </li>
  );
}

const isBeforeStart = ({ state }: { state: string }): boolean => state === 'new' || state === 'assessing';
const isOpen = ({ state }: { state: string }): boolean => state !== 'ended' && state !== 'cancelled';

function NewNote({ paymentId }: { paymentId: string }): ReactNode {
  const { addNote } = usePaymentActions(paymentId);
  const note = useDialogForm({
    rules: async () => (await import('../rules.ts')).note,
    send: async ({ text }) => {
      await addNote(text);
      note.reset();
    },
  });
  const { errors, register, dialog } = note;
  return (
    <form {...dialog.form} className={styles.newNote} noValidate>
      <Field label="New note" error={errors['text'] ?? dialog.problem}>
        {(control) => <Textarea {...control} {...register('text')} rows={3} maxLength={2000} />}
      </Field>
      <Button size="sm" type="submit" busy={dialog.busy} busyLabel="Saving...">
        Add note
      </Button>
    </form>
  );
}

function NoteLine({ paymentId, note }: { paymentId: string; note: Note }): ReactNode {
  const { removeNote } = usePaymentActions(paymentId);
  const [asking, setAsking] = useState(false);

  return (
    <li className={styles.refund}>
      <span className={styles.typed}>{note.text}</span>
      <span className="quiet">
        {note.by}, {fullDayAndTime(note.createdAt)}
      </span>
      {note.own && (
        <span className={styles.act}>
          <Button size="sm" onClick={() => setAsking(true)}>
            Delete note
          </Button>
          {asking && (
            <ConfirmDialog
              title="Delete this note?"
              text="This cannot be undone."
              confirmLabel="Delete"
              work={() => removeNote(note._id)}
              failure="The note could not be deleted. Please try again."
              onClose={() => setAsking(false)}
            />
          )}
        </span>
      )}
    </li>
  );
}

/** Staff only. */
export function NotesPanel({ payment }: { payment: Payment }): ReactNode {
  const { _id, notes } = payment;
  const may = useMay();
  return (
    <Panel title="Private notes">
      {notes.length === 0 && <p className="small muted">The buyer never sees them.</p>}
      {notes.length > 0 && (
        <ul className={styles.refunds}>
          {notes.map((note) => (
            <NoteLine key={note._id} paymentId={_id} note={note} />
          ))}
        </ul>
      )}
      {may('payments:manage') && <NewNote paymentId={_id} />}
    </Panel>
  );
}
