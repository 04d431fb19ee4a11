import { Row } from '#shared/ui/layout/flow.tsx';
import { useState, type ReactNode } from 'react';
import { useDialogForm } from '#shared/forms/use-dialog-form.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { useMay } from '#shared/session/rights.ts';
import { useKeptText } from '#shared/session/use-kept-text.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { DownloadButton } from '#shared/ui/actions/download-button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Textarea } from '#shared/ui/forms/input.tsx';
import { Section } from '#shared/ui/layout/section.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { receiptFile, usePaymentActions } from '../api.ts';
import { invoiceOf, type Note, type Payment, waitsForCall } from '../payment.ts';
import styles from './payment-detail.module.css';

function wordsFor({ receipt }: Payment): string {
  if (receipt.status === 'sent') {
    return receipt.sentAt ? `Sent ${fullDayAndTime(receipt.sentAt)}` : 'Sent';
  }
  if (receipt.status === 'queued') return 'Being sent';
  return receipt.status === 'failed' ? 'Could not be delivered' : 'Not sent';
}

/** The receipt: whether it was sent, and its PDF. */
export function Receipt({ payment }: { payment: Payment }): ReactNode {
  const invoice = invoiceOf(payment);
  const kind = invoice ? 'invoice' : 'receipt';
  const number = invoice?.number.replaceAll('/', '-') ?? payment.receiptNumber;
  return (
    <Section title="Receipt">
      <div className={`${styles.line} ${styles.below}`}>
        <Row gap="2" align="center" justify="between">
          <span className="num" role="status">
            {wordsFor(payment)}
          </span>
          {payment.status === 'completed' && (
            <DownloadButton
              fileName={`${kind}-${number}.pdf`}
              load={() => receiptFile(payment._id)}
              failure={`The ${kind} could not be downloaded. Please try again.`}
            >
              {invoice ? 'Tax invoice (PDF)' : 'Receipt (PDF)'}
            </DownloadButton>
          )}
        </Row>
        {payment.receipt.error && <span className={styles.problem}>{payment.receipt.error}</span>}
      </div>
    </Section>
  );
}

const marks = [
  { name: 'called', title: 'First call', set: 'Mark as called', open: 'Not marked as done' },
  { name: 'assessed', title: 'Assessment', set: 'Mark as assessed', open: 'Not marked as done' },
] as const;

/** What was promised with the sale (pay-24), for each person who trains, and who has done it. */
export function FollowUp({ payment: { _id, programs } }: { payment: Payment }): ReactNode {
  return (
    <Section title="Follow-up">
      {programs.length === 0 && (
        <p className={`${styles.below} small muted`}>The program is being prepared.</p>
      )}
      <ul className={`${styles.lines} ${styles.below}`} aria-live="polite">
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
    </Section>
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
    <li className={styles.mark}>
      <span className={styles.words}>
        <b>
          {title}
          {suffix}
        </b>
        <span className="quiet">{done ? `${done.by}, ${fullDayAndTime(done.at)}` : open}</span>
      </span>
      {done && (
        <Badge tone="green" dot>
          {name}
        </Badge>
      )}
      {name === 'called' && waitsForCall(program) && (
        <Badge tone="tint" dot>
          to call
        </Badge>
      )}
      {may('clients:read') && isOpen(program) && (
        <Button
          size="sm"
          busy={running !== undefined}
          busyLabel="Saving..."
          aria-label={`${done ? `Undo: ${title}` : set}${suffix}`}
          onClick={() => run(program._id, name, !done)}
        >
          {done ? 'Undo' : set}
        </Button>
      )}
    </li>
  );
}

const isOpen = ({ state }: { state: string }): boolean => state !== 'ended' && state !== 'cancelled';

function NewNote({ paymentId }: { paymentId: string }): ReactNode {
  const { addNote } = usePaymentActions(paymentId);
  // Another payment is one key away.
  const [text, setText, forget] = useKeptText(`payment-note:${paymentId}`);
  const [added, setAdded] = useState(0);
  const note = useDialogForm({
    rules: async () => (await import('../rules.ts')).note,
    send: async (typed) => {
      await addNote(typed.text);
      forget();
      note.reset();
      setAdded(added + 1);
    },
  });
  const { errors, register, dialog } = note;
  return (
    <form {...dialog.form} className={styles.newNote} noValidate>
      <Field label="New note" error={errors['text'] ?? dialog.problem}>
        {(control) => (
          <Textarea
            {...control}
            {...register('text')}
            key={added}
            rows={3}
            maxLength={2000}
            defaultValue={text}
            onInput={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
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
    <li className={styles.line}>
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
export function Notes({ payment }: { payment: Payment }): ReactNode {
  const { _id, notes } = payment;
  const may = useMay();
  return (
    <Section title="Private notes" className={styles.notes}>
      {notes.length === 0 && <p className="small muted">The buyer never sees them.</p>}
      {notes.length > 0 && (
        <ul className={styles.lines}>
          {notes.map((note) => (
            <NoteLine key={note._id} paymentId={_id} note={note} />
          ))}
        </ul>
      )}
      {may('payments:manage') && <NewNote paymentId={_id} />}
    </Section>
  );
}
