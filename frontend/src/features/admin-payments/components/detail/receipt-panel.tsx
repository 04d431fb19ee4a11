import { useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { useMay } from '#shared/session/rights.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { DownloadButton } from '#shared/ui/actions/download-button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { receiptFile, usePaymentActions } from '../../api.ts';
import { invoiceOf, type Payment } from '../../payment.ts';
import styles from './payment-detail.module.css';

function wordsFor({ receipt }: Payment): string {
  if (receipt.status === 'sent') {
    return receipt.sentAt ? `Sent ${fullDayAndTime(receipt.sentAt)}` : 'Sent';
  }
  if (receipt.status === 'queued') return 'Being sent';
  return receipt.status === 'failed' ? 'Could not be delivered' : 'Not sent';
}

/** How the receipt's mail stands, the button that sends it once more, and the PDF that it carries. */
export function ReceiptPanel({ payment }: { payment: Payment }): ReactNode {
  const { sendReceipt } = usePaymentActions(payment._id);
  const [busy, setBusy] = useState(false);
  const may = useMay();
  const completed = payment.status === 'completed';
  const invoice = invoiceOf(payment);
  const kind = invoice ? 'invoice' : 'receipt';
  const number = invoice?.number.replaceAll('/', '-') ?? payment.receiptNumber;

  async function send(): Promise<void> {
    setBusy(true);
    try {
      await sendReceipt();
      toast.success(`The receipt is being sent to ${payment.email} again.`);
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
          onClick={() => void send()}
        >
          Send receipt again
        </Button>
      )}
    </section>
  );
}
