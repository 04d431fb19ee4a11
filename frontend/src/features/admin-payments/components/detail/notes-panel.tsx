import { useAction } from '#shared/ui/actions/use-action.ts';
import { useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { useMay } from '#shared/session/rights.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Textarea } from '#shared/ui/forms/input.tsx';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { usePaymentActions } from '../../api.ts';
import type { Note, Payment } from '../../payment.ts';
import styles from './payment-detail.module.css';

function NewNote({ paymentId }: { paymentId: string }): ReactNode {
  const { addNote } = usePaymentActions(paymentId);
  const [problem, setProblem] = useState<string>();
  const note = useServerForm({
    rules: async () => (await import('../../rules.ts')).note,
    send: async ({ text }) => {
      await addNote(text);
      note.reset();
    },
    onRefused: (error, named) => setProblem(named ? undefined : messageOf(error)),
  });
  const { busy, errors, register, form } = note;
  return (
    <form {...form} className={styles.newNote} noValidate onInput={() => setProblem(undefined)}>
      <Field label="New note" error={errors['text'] ?? problem}>
        {(control) => <Textarea {...control} {...register('text')} rows={3} maxLength={2000} />}
      </Field>
      <Button size="sm" type="submit" busy={busy} busyLabel="Saving...">
        Add note
      </Button>
    </form>
  );
}

function NoteLine({ paymentId, note }: { paymentId: string; note: Note }): ReactNode {
  const { removeNote } = usePaymentActions(paymentId);
  const [asking, setAsking] = useState(false);

  const { busy, run } = useAction(
    () => removeNote(note._id),
    (error) => {
      setAsking(false);
      toast.error(messageOf(error, 'The note could not be deleted. Please try again.'));
    },
  );

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
          <AlertDialog
            open={asking}
            title="Delete this note?"
            text="This cannot be undone."
            confirmLabel="Delete"
            busy={busy}
            onConfirm={() => run()}
            onCancel={() => setAsking(false)}
          />
        </span>
      )}
    </li>
  );
}

/** For those who work here: nobody else ever sees them. */
export function NotesPanel({ payment }: { payment: Payment }): ReactNode {
  const { _id, notes } = payment;
  const may = useMay();
  return (
    <section className={styles.panel} aria-labelledby="payment-notes">
      <h2 className="label" id="payment-notes">
        Private notes
      </h2>
      {notes.length === 0 && <p className="small muted">The buyer never sees them.</p>}
      {notes.length > 0 && (
        <ul className={styles.refunds}>
          {notes.map((note) => (
            <NoteLine key={note._id} paymentId={_id} note={note} />
          ))}
        </ul>
      )}
      {may('payments:manage') && <NewNote paymentId={_id} />}
    </section>
  );
}
