import { useState, type ReactNode } from 'react';
import { useDialogForm } from '#shared/forms/use-dialog-form.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { formatMoney } from '#shared/india/money.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { useMay } from '#shared/session/rights.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Textarea } from '#shared/ui/forms/input.tsx';
import { Section } from '#shared/ui/layout/section.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { FormDialog } from '#shared/ui/overlays/form-dialog.tsx';
import { usePaymentActions } from '../api.ts';
import { type Flag, isBeingRefunded, isRecorded, type Payment } from '../payment.ts';
import styles from './payment-detail.module.css';

interface CaptureDecisionsProps {
  payment: Payment;
  /** An amount mismatch. */
  flag: Flag;
}

/** pay-45: accepts a mismatched capture, or refunds it. */
function CaptureDecisions({ payment, flag }: CaptureDecisionsProps): ReactNode {
  const { acceptCapture, refundCapture } = usePaymentActions(payment._id);
  const [asking, setAsking] = useState<'accept' | 'refund'>();
  const may = useMay();
  const captured = formatMoney(flag.amount, flag.currency);
  if (!may('payments:refund') || isBeingRefunded(payment, flag)) return null;

  async function decide(act: () => Promise<void>): Promise<void> {
    try {
      await act();
    } catch (error) {
      if (!isRecorded(error)) throw error;
      toast.error(error.message);
    }
  }

  async function accept(): Promise<void> {
    await acceptCapture(flag._id);
    toast.success('Accepted. The buyer gets the receipt by email.');
  }

  async function refund(): Promise<void> {
    const { status, error } = await refundCapture(flag._id, flag.held);
    if (status === 'failed') toast.error(`The refund was not made. ${error ?? ''}`.trim());
    else toast.success(`The refund of ${captured} is in progress.`);
  }

  const excess = flag.amount - payment.amount;
  const kept =
    excess > 0
      ? `The excess of ${formatRupees(excess)} cannot be refunded later. If the buyer should get it back, refund the whole payment instead.`
      : 'The difference stays recorded on this payment.';
  const twice = `The buyer’s bank holds ${formatMoney(flag.held, flag.currency)} in a dispute. If the dispute is lost, that amount is paid twice. `;
  return (
    <>
      {flag.currency === payment.currency && payment.status !== 'completed' && (
        <Button size="sm" className={styles.action} onClick={() => setAsking('accept')}>
          Accept
        </Button>
      )}
      <Button size="sm" className={styles.action} onClick={() => setAsking('refund')}>
        Refund
      </Button>
      {asking === 'accept' && (
        <ConfirmDialog
          title={`Accept ${captured}?`}
          text={`The order is completed at ${formatRupees(payment.amount)}, which its receipt and invoice show. ${kept}`}
          confirmLabel="Accept"
          tone="plain"
          work={() => decide(accept)}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'refund' && (
        <ConfirmDialog
          title={`Refund ${captured}?`}
          text={`${flag.held > 0 ? twice : ''}The whole payment goes back to ${payment.name}. A refund cannot be undone.`}
          confirmLabel="Refund"
          work={() => decide(refund)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}

interface ResolveDialogProps {
  paymentId: string;
  flag: Flag;
  onClose: () => void;
}

/** Resolves a flag with a note on what was done. */
function ResolveDialog({ paymentId, flag, onClose }: ResolveDialogProps): ReactNode {
  const { resolveFlag } = usePaymentActions(paymentId);
  const { errors, register, dialog } = useDialogForm({
    rules: async () => (await import('../rules.ts')).resolution,
    send: async ({ note }) => {
      await resolveFlag(flag._id, note);
      toast.success('Marked resolved.');
      onClose();
    },
  });
  return (
    <FormDialog
      title="Mark resolved"
      confirmLabel="Resolve"
      busyLabel="Saving..."
      {...dialog}
      problem={undefined}
      onClose={onClose}
    >
      <p className="muted">{flag.whatToDo}</p>
      {flag.kind === 'amount_mismatch' && (
        <p>
          <b>This is final.</b> The payment can then no longer be accepted or refunded here.
        </p>
      )}
      <Field label="What was done" error={errors['note'] ?? dialog.problem}>
        {(control) => <Textarea {...control} {...register('note')} rows={3} maxLength={500} />}
      </Field>
    </FormDialog>
  );
}

/** Open flags with what to do. */
export function OpenFlags({ payment }: { payment: Payment }): ReactNode {
  const [resolving, setResolving] = useState<Flag | null>(null);
  const may = useMay();
  return (
    <>
      {payment.flags
        .filter(({ resolvedAt }) => resolvedAt === null)
        .map((flag) => (
          <Notice
            key={flag._id}
            tone="red"
            className={styles.matter}
            action={
              may('payments:manage') && (
                <span className={styles.actions}>
                  {flag.kind === 'amount_mismatch' && <CaptureDecisions payment={payment} flag={flag} />}
                  <Button size="sm" className={styles.action} onClick={() => setResolving(flag)}>
                    Mark resolved
                  </Button>
                </span>
              )
            }
          >
            <b>{flag.text}</b>
            <p>
              {flag.kind === 'amount_mismatch' && isBeingRefunded(payment, flag)
                ? 'A refund is in progress. This flag is resolved when the whole payment has gone back.'
                : flag.whatToDo}
            </p>
          </Notice>
        ))}
      {resolving && (
        <ResolveDialog paymentId={payment._id} flag={resolving} onClose={() => setResolving(null)} />
      )}
    </>
  );
}

/** They stay visible. */
export function ResolvedFlags({ payment: { flags } }: { payment: Payment }): ReactNode {
  const resolved = flags.filter(({ resolvedAt }) => resolvedAt !== null);
  if (resolved.length === 0) return null;
  return (
    <Section title="Resolved flags">
      <ul className={`${styles.lines} ${styles.below}`}>
        {resolved.map((flag) => (
          <li key={flag._id} className={styles.line}>
            <b>{flag.text}</b>
            <span>{`Resolved by ${flag.resolvedBy ?? ''}${flag.resolvedAt ? `, ${fullDayAndTime(flag.resolvedAt)}` : ''}: ${flag.note ?? ''}`}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
