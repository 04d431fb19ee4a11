import { useAction } from '#shared/ui/actions/use-action.ts';
import type { ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { type RefundRequest, withdrawRequest } from '../api.ts';
import { requestInWords } from '../purchase-words.ts';
import styles from './purchases.module.css';

interface RequestStateProps {
  paymentId: string;
  request: RefundRequest;
  onChange: () => void;
}

/** How a refund request stands; an open one can be taken back. */
export function RequestState({ paymentId, request, onChange }: RequestStateProps): ReactNode {
  const { busy, run } = useAction(
    async () => {
      try {
        await withdrawRequest(paymentId);
        toast.success('Your request is withdrawn.');
      } finally {
        // Also after a refusal: what is shown is out of date then.
        onChange();
      }
    },
    (error) => toast.error(messageOf(error, 'The request could not be withdrawn. Please try again.')),
  );
  return (
    <div className={styles.request} role="status">
      <p className="small num">{requestInWords(request)}</p>
      {request.answer && <blockquote className={`small ${styles.answer}`}>{request.answer}</blockquote>}
      {request.outcome === null && (
        <Button size="sm" variant="quiet" busy={busy} busyLabel="Withdrawing..." onClick={() => run()}>
          Withdraw request
        </Button>
      )}
    </div>
  );
}
