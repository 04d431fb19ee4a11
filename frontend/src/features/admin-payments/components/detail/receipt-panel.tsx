import { useState, type ReactNode } from 'react';
import { messageOf } from '../../../../shared/api/errors.ts';
import { saveFile } from '../../../../shared/lib/save-file.ts';
import { fullDayAndTime } from '../../../../shared/india/dates.ts';
import { useMay } from '../../../../shared/session/rights.ts';
import { Button } from '../../../../shared/ui/actions/button.tsx';
import { toast } from '../../../../shared/ui/feedback/toast.ts';
import { receiptFile, usePaymentActions } from '../../api.ts';
import type { Payment } from '../../payment.ts';
import styles from './payment-detail.module.css';

function wordsFor({ receipt }: Payment): string {
  if (receipt.status === 'sent') {
    return receipt.sentAt ? `Sent ${fullDayAndTime(receipt.sentAt)}` : 'Sent';
  }
  if (receipt.status === 'queued') return 'On its way to the buyer';
  return receipt.status === 'failed' ? 'Could not be delivered' : 'Not sent';
}

/** How the receipt's mail stands, the button that sends it once more, and the PDF that it carries. */
export function ReceiptPanel({ payment }: { payment: Payment }): ReactNode {
  const { sendReceipt } = usePaymentActions(payment._id);
  const [busy, setBusy] = useState(false);
  const [loading, setLoading] = useState(false);
  const may = useMay();
  const completed = payment.status === 'completed';

  async function download(): Promise<void> {
    setLoading(true);
    try {
      saveFile(await receiptFile(payment._id), `receipt-${payment.receiptNumber}.pdf`);
    } catch (error) {
      toast.error(messageOf(error, 'The receipt could not be downloaded. Please try again.'));
    } finally {
      setLoading(false);
    }
  }

  async function send(): Promise<void> {
    setBusy(true);
    try {
      await sendReceipt();
      toast.success(`The receipt goes to ${payment.email} again.`);
    } catch (error) {
      toast.error(messageOf(error, 'The receipt could not be sent. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <section className={styles.panel} aria-labelledby="payment-receipt">
      <h2 className="label" id="payment-receipt">
        Receipt
      </h2>
      <p className="small muted num" role="status">
        {wordsFor(payment)}
      </p>
      {payment.receipt.error && <p className={`small ${styles.problem}`}>{payment.receipt.error}</p>}
      {completed && (
        <Button
          size="sm"
          iconBefore="download"
          busy={loading}
          busyLabel="Downloading..."
          onClick={() => void download()}
        >
          Receipt (PDF)
        </Button>
      )}
      {completed && may('payments:manage') && (
        <Button
          size="sm"
          iconBefore="mail"
          busy={busy || payment.receipt.status === 'queued'}
          busyLabel="Sending..."
          onClick={() => void send()}
        >
          Send receipt again
        </Button>
      )}
    </section>
  );
}
