import { useState, type FormEvent, type ReactNode } from 'react';
import { messageOf } from '../../../../shared/api/errors.ts';
import { Button } from '../../../../shared/ui/actions/button.tsx';
import { Dialog } from '../../../../shared/ui/overlays/dialog.tsx';
import { Field } from '../../../../shared/ui/forms/field.tsx';
import { Textarea } from '../../../../shared/ui/forms/input.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { usePaymentActions } from '../../api.ts';
import type { Flag } from '../../payment.ts';
import styles from './refund-dialog.module.css';

const formId = 'resolve-form';

interface ResolveDialogProps {
  paymentId: string;
  flag: Flag;
  onClose: () => void;
}

/** Closes a flag with a word on what was done, for whoever looks at the payment later. */
export function ResolveDialog({ paymentId, flag, onClose }: ResolveDialogProps): ReactNode {
  const { resolveFlag } = usePaymentActions(paymentId);
  const [note, setNote] = useState('');
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function settle(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    if (!note.trim()) {
      setProblem('Please say what was done');
      return;
    }
    setBusy(true);
    try {
      await resolveFlag(flag._id, note.trim());
      toast.success('Marked as settled.');
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title="Mark as settled"
      dismissible={!busy}
      footer={
        <>
          <Button size="sm" onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button size="sm" variant="solid" type="submit" form={formId} busy={busy} busyLabel="Saving...">
            Settled
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          void settle(event);
        }}
      >
        <p className="muted">{flag.whatToDo}</p>
        <Field label="What was done" error={problem}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={500}
              value={note}
              onChange={(event) => {
                setNote(event.target.value);
                setProblem(undefined);
              }}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
