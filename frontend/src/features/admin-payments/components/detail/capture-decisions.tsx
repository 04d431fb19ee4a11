import { useState, type ReactNode } from 'react';
import { ApiError, messageOf } from '#shared/api/errors.ts';
import { formatMoney } from '#shared/india/money.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { useMay } from '#shared/session/rights.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { usePaymentActions } from '../../api.ts';
import { type Flag, isGoingBack, type Payment } from '../../payment.ts';
import styles from './flag-list.module.css';

interface CaptureDecisionsProps {
  payment: Payment;
  /** Of a capture that does not match the order. */
  flag: Flag;
}

/** pay-45: accept what was captured, or give it back. */
export function CaptureDecisions({ payment, flag }: CaptureDecisionsProps): ReactNode {
  const { acceptCapture, refundCapture } = usePaymentActions(payment._id);
  const [asking, setAsking] = useState<'accept' | 'refund' | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const may = useMay();
  const captured = formatMoney(flag.amount, flag.currency);
  if (!may('payments:refund') || isGoingBack(payment, flag)) return null;

  function ask(what: typeof asking): void {
    setProblem(undefined);
    setAsking(what);
  }

  async function decide(act: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
      setAsking(null);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'PAYMENT_PROVIDER_UNAVAILABLE') {
        // It is written down: the server goes on by itself.
        toast.error(error.message);
        setAsking(null);
      } else setProblem(messageOf(error));
    }
    setBusy(false);
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
        <Button size="sm" className={styles.settle} onClick={() => ask('accept')}>
          Accept
        </Button>
      )}
      <Button size="sm" className={styles.settle} onClick={() => ask('refund')}>
        Refund
      </Button>
      <AlertDialog
        open={asking === 'accept'}
        title={`Accept ${captured}?`}
        text={`The order is completed at ${formatRupees(payment.amount)}, which its receipt and invoice show. ${kept}`}
        confirmLabel="Accept"
        tone="plain"
        busy={busy}
        problem={problem}
        onConfirm={() => void decide(accept)}
        onCancel={() => ask(null)}
      />
      <AlertDialog
        open={asking === 'refund'}
        title={`Refund ${captured}?`}
        text={`${flag.held > 0 ? twice : ''}The whole payment goes back to ${payment.name}. A refund cannot be undone.`}
        confirmLabel="Refund"
        busy={busy}
        problem={problem}
        onConfirm={() => void decide(refund)}
        onCancel={() => ask(null)}
      />
    </>
  );
}
