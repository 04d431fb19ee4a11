import type { ReactNode } from 'react';
import { fullDayAndTime } from '../../../../shared/india/dates.ts';
import { formatRupees } from '../../../../shared/india/rupees.ts';
import { Badge } from '../../../../shared/ui/text/badge.tsx';
import type { Refund } from '../../payment.ts';
import styles from './payment-detail.module.css';

const looks = {
  pending: { tone: 'amber', text: 'waiting for Razorpay' },
  processed: { tone: 'green', text: 'refunded' },
  failed: { tone: 'red', text: 'failed' },
} as const;

/** Every refund of a payment and how it stands. A screen reader hears when one moves on. */
export function RefundList({ refunds }: { refunds: readonly Refund[] }): ReactNode {
  return (
    <ul className={styles.refunds} aria-live="polite">
      {refunds.map(({ _id, amount, status, reason, by, createdAt, error }) => (
        <li key={_id} className={styles.refund}>
          <span className={styles.refundHead}>
            <b className="num">{formatRupees(amount)}</b>
            <Badge tone={looks[status].tone} dot>
              {looks[status].text}
            </Badge>
          </span>
          <span>{reason}</span>
          <span className="quiet">
            {by}, {fullDayAndTime(createdAt)}
          </span>
          {error && <span className={styles.problem}>{error}</span>}
        </li>
      ))}
    </ul>
  );
}
