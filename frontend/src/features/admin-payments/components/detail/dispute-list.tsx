import type { ReactNode } from 'react';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { Badge } from '#shared/ui/text/badge.tsx';
import type { Dispute } from '../../payment.ts';
import styles from './payment-detail.module.css';

const looks = {
  open: { tone: 'red', text: 'disputed' },
  action_required: { tone: 'red', text: 'disputed: more evidence needed' },
  under_review: { tone: 'amber', text: 'dispute under review' },
  won: { tone: 'green', text: 'dispute won' },
  lost: { tone: 'red', text: 'dispute lost' },
  closed: { tone: 'grey', text: 'dispute closed' },
} as const;

function deadlineOf({ status, respondBy, endedAt }: Dispute): string | null {
  if (endedAt) return `Ended ${fullDayAndTime(endedAt)}`;
  return respondBy && status !== 'under_review' ? `Answer by ${fullDayAndTime(respondBy)}` : null;
}

/** What the buyer's bank asked back, how it stands, and until when it is to be answered in Razorpay. */
export function DisputeList({ disputes }: { disputes: readonly Dispute[] }): ReactNode {
  return (
    <ul className={styles.refunds} aria-label="Disputes" aria-live="polite">
      {disputes.map((dispute) => {
        const { _id, disputeId, amount, reason, phase, status, raisedAt } = dispute;
        const deadline = deadlineOf(dispute);
        return (
          <li key={_id} className={styles.refund}>
            <span className={styles.refundHead}>
              <b className="num">{formatRupees(amount)}</b>
              <Badge tone={looks[status].tone} dot>
                {looks[status].text}
              </Badge>
            </span>
            {deadline && <b>{deadline}</b>}
            <span>
              {reason}
              {phase && ` (${phase})`}
            </span>
            <span className="quiet">
              {disputeId}, {fullDayAndTime(raisedAt)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
