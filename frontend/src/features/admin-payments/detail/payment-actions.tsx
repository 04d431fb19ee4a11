import type { ReactNode } from 'react';
import { useMay } from '#shared/session/rights.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { toast } from '#shared/ui/feedback/toast.ts';
import { StickyBar } from '#shared/ui/layout/sticky-bar.tsx';
import { useAsked } from '#shared/ui/overlays/use-asked.ts';
import { usePaymentActions } from '../api.ts';
import type { Payment } from '../payment.ts';
import styles from './payment-detail.module.css';
import { RefundDialog } from './refunds.tsx';

interface PaymentActionsProps {
  payment: Payment;
  /** In the panel beside the list; otherwise at the window's lower edge. */
  isBeside?: boolean;
}

/** What can be done with any payment; it stays in view. */
export function PaymentActions({ payment, isBeside = false }: PaymentActionsProps): ReactNode {
  const may = useMay();
  const mayRefund = payment.refundable > 0 && may('payments:refund');
  const maySend = payment.status === 'completed' && may('payments:manage');
  const [refunding, setRefunding] = useAsked('refund', mayRefund, 'Nothing of this payment can be refunded.');
  if (!mayRefund && !maySend) return null;
  const actions = (
    <>
      {mayRefund && (
        <Button size="sm" onClick={() => setRefunding(true)}>
          Refund
        </Button>
      )}
      {maySend && <SendReceipt payment={payment} />}
    </>
  );
  return (
    <>
      {isBeside ? <div className={styles.foot}>{actions}</div> : <StickyBar>{actions}</StickyBar>}
      {refunding && <RefundDialog payment={payment} onClose={() => setRefunding(false)} />}
    </>
  );
}

function SendReceipt({ payment: { _id, email, receipt } }: { payment: Payment }): ReactNode {
  const { sendReceipt } = usePaymentActions(_id);
  const { busy, run } = useAction(async () => {
    await sendReceipt();
    toast.success(`The receipt is being sent to ${email} again.`);
  }, 'The receipt could not be sent. Please try again.');
  return (
    <Button
      size="sm"
      iconBefore="mail"
      busy={busy || receipt.status === 'queued'}
      busyLabel="Sending..."
      onClick={() => run()}
    >
      Send receipt again
    </Button>
  );
}
