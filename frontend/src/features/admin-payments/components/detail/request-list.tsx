import { useState, type ReactNode } from 'react';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { useMay } from '#shared/session/rights.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { type Payment, refundedSince, type RefundRequest } from '../../payment.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import flags from './flag-list.module.css';
import styles from './payment-detail.module.css';

function closedWords({ outcome, closedAt, answeredBy, amount }: RefundRequest): string {
  const when = closedAt === null ? '' : `, ${fullDayAndTime(closedAt)}`;
  if (outcome === 'withdrawn') return `Withdrawn by the buyer${when}`;
  const what = outcome === 'refunded' ? `with a refund of ${formatRupees(amount ?? 0)}` : 'without a refund';
  return `Answered ${what} by ${answeredBy ?? 'nobody'}${when}`;
}

/** pay-35: what the buyer asked for, until when they were promised an answer, and what they were told. */
export function RequestList({ payment }: { payment: Payment }): ReactNode {
  const [answering, setAnswering] = useState<RefundRequest | null>(null);
  const may = useMay();
  return (
    <>
      {payment.refundRequests.map((request) => {
        const { _id, reason, askedAt, dueAt, outcome, overdue, answer } = request;
        const since = refundedSince(payment, request);
        if (outcome !== null) {
          return (
            <Notice key={_id} tone="grey" icon="check">
              <b>Asked for a refund on {fullDayAndTime(askedAt)}</b>
              <p className={styles.typed}>{reason}</p>
              <p>{closedWords(request)}</p>
              {answer && <p className={styles.typed}>{answer}</p>}
            </Notice>
          );
        }
        return (
          <Notice
            key={_id}
            tone={overdue ? 'red' : 'amber'}
            className={flags.flag}
            action={
              may('payments:refund') && (
                <Button size="sm" className={flags.settle} onClick={() => setAnswering(request)}>
                  Answer
                </Button>
              )
            }
          >
            <b>
              <span>{`${payment.name} asks for a refund.`}</span>{' '}
              <span>
                {overdue
                  ? `Overdue: an answer was promised by ${fullDayAndTime(dueAt)}.`
                  : `Answer by ${fullDayAndTime(dueAt)}.`}
              </span>
            </b>
            <p className={styles.typed}>{reason}</p>
            {since > 0 && <p>{`${formatRupees(since)} has been refunded since.`}</p>}
          </Notice>
        );
      })}
      {answering && <AnswerDialog payment={payment} request={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}
