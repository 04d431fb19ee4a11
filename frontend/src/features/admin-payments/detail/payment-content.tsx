import type { ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndMonth, exactTime, fullDayAndTime } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { Row, Stack } from '#shared/ui/layout/flow.tsx';
import { Section } from '#shared/ui/layout/section.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { usePayment } from '../api.ts';
import { type Dispute, isToCall, type Payment } from '../payment.ts';
import { StatusBadge } from '../payment-list.tsx';
import { Contact } from './contact.tsx';
import { OpenFlags, ResolvedFlags } from './flags.tsx';
import { FollowUp, Notes, Receipt } from './panels.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { RefundList } from './refunds.tsx';
import { ClosedRequests, OpenRequests } from './requests.tsx';
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

/** Disputes with their status and deadline. */
function DisputeList({ disputes }: { disputes: readonly Dispute[] }): ReactNode {
  return (
    <ul className={styles.lines} aria-label="Disputes" aria-live="polite">
      {disputes.map((dispute) => {
        const { _id, disputeId, amount, reason, phase, status, raisedAt } = dispute;
        const deadline = deadlineOf(dispute);
        return (
          <li key={_id} className={styles.line}>
            <Row as="span" gap="2" align="center" justify="between">
              <b className="num">{formatRupees(amount)}</b>
              <Badge tone={looks[status].tone} dot>
                {looks[status].text}
              </Badge>
            </Row>
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

function Money({ payment }: { payment: Payment }): ReactNode {
  return (
    <section className={styles.money} aria-label="Money">
      <div className={styles.sum}>
        <p className={`figure ${styles.amount}`}>{formatRupees(payment.amount)}</p>
        <StatusBadge status={payment.status} />
        {payment.test && <Badge tone="grey">test, no real money</Badge>}
        {payment.refunded > 0 && (
          <span className="small muted num">{`${formatRupees(payment.refunded)} refunded`}</span>
        )}
      </div>
      {payment.status === 'pending' && (
        <Notice tone="amber" role="status">
          Razorpay has not confirmed the result of this payment yet. This page updates by itself.
        </Notice>
      )}
      {payment.refunds.length > 0 && <RefundList payment={payment} />}
      {payment.disputes.length > 0 && <DisputeList disputes={payment.disputes} />}
    </section>
  );
}

const loading = (
  <Stack gap="5">
    <Skeleton height="4.75rem" />
    <Skeleton width="14rem" height="3rem" />
    <Skeleton height="30rem" />
  </Stack>
);

/** One payment: the buyer, what has to be done, then the sale and its history. */
export function PaymentContent({ id }: { id: string }): ReactNode {
  return (
    <div className={styles.room}>
      <Loaded
        answer={usePayment(id)}
        loading={loading}
        missing={
          <EmptyState
            icon="card"
            title="Payment not found"
            text="Part of the address may be missing."
            action={
              <ButtonLink size="sm" to={adminPaths.payments}>
                See all payments
              </ButtonLink>
            }
          />
        }
      >
        {(payment) => <Whole payment={payment} />}
      </Loaded>
    </div>
  );
}

function Whole({ payment }: { payment: Payment }): ReactNode {
  const marks = payment.status === 'completed' && <FollowUp payment={payment} />;
  const waits = isToCall(payment);
  return (
    <Stack gap="5">
      <Contact payment={payment} />
      <OpenFlags payment={payment} />
      <OpenRequests payment={payment} />
      {waits && marks}
      <div className={styles.columns}>
        <div className={styles.column}>
          <Money payment={payment} />
          <PaymentFacts payment={payment} />
          <Receipt payment={payment} />
          {!waits && marks}
        </div>
        <div className={styles.column}>
          <PaymentTimeline timeline={payment.timeline} />
          <ResolvedFlags payment={payment} />
          <ClosedRequests payment={payment} />
          <Notes payment={payment} />
        </div>
      </div>
    </Stack>
  );
}

/** Oldest first. */
function PaymentTimeline({ timeline }: Pick<Payment, 'timeline'>): ReactNode {
  return (
    <Section title="Timeline">
      <ol className={styles.timeline}>
        {timeline.map(({ at, kind, text }) => (
          <li key={`${at} ${kind} ${text}`} className={styles.event} data-kind={kind}>
            <time className="quiet num" dateTime={at}>
              {dayAndMonth(at)}, {exactTime(at)}
            </time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
