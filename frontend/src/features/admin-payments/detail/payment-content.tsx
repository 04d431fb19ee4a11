import type { ReactNode } from 'react';
import { useAsked } from '#shared/ui/overlays/use-asked.ts';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndMonth, exactTime, fullDayAndTime } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { useMay } from '#shared/session/rights.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { Row, Stack } from '#shared/ui/layout/flow.tsx';
import { Panel, Section } from '#shared/ui/layout/section.tsx';
import { EmptyState } from '#shared/ui/lists/empty-state.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { usePayment } from '../api.ts';
import type { Dispute, Payment } from '../payment.ts';
import { StatusBadge } from '../payment-list.tsx';
import { FlagList } from './flags.tsx';
import { MarksPanel, NotesPanel, ReceiptPanel } from './panels.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { RefundDialog, RefundList } from './refunds.tsx';
import { RequestList } from './requests.tsx';
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
    <ul className={styles.refunds} aria-label="Disputes" aria-live="polite">
      {disputes.map((dispute) => {
        const { _id, disputeId, amount, reason, phase, status, raisedAt } = dispute;
        const deadline = deadlineOf(dispute);
        return (
          <li key={_id} className={styles.refund}>
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
  const may = useMay();
  const mayRefund = payment.refundable > 0 && may('payments:refund');
  const [refunding, setRefunding] = useAsked('refund', mayRefund);
  return (
    <Panel aria-label="Money">
      <p className={`figure ${styles.amount}`}>{formatRupees(payment.amount)}</p>
      <Row as="p" gap="2" align="center">
        <StatusBadge status={payment.status} />
        {payment.test && <Badge tone="grey">test, no real money</Badge>}
        {payment.refunded > 0 && (
          <span className="small muted num">{`${formatRupees(payment.refunded)} refunded`}</span>
        )}
      </Row>
      {payment.status === 'pending' && (
        <Notice tone="amber" role="status">
          Razorpay has not confirmed the result of this payment yet. This page updates by itself.
        </Notice>
      )}
      {payment.refunds.length > 0 && <RefundList payment={payment} />}
      {payment.disputes.length > 0 && <DisputeList disputes={payment.disputes} />}
      {mayRefund && (
        <Button size="sm" onClick={() => setRefunding(true)}>
          Refund
        </Button>
      )}
      {refunding && <RefundDialog payment={payment} onClose={() => setRefunding(false)} />}
    </Panel>
  );
}

function Columns({ side, story }: { side: ReactNode; story: ReactNode }): ReactNode {
  return (
    <div className={styles.columns}>
      {side}
      {story}
    </div>
  );
}

/** One payment: flags, actions, details and timeline. */
export function PaymentContent({ id }: { id: string }): ReactNode {
  return (
    <div className={styles.room}>
      <Stack gap="5" className={styles.top}>
        <Loaded
          answer={usePayment(id)}
          loading={<Columns side={<Skeleton height="16rem" />} story={<Skeleton height="30rem" />} />}
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
          {(payment) => (
            <>
              <FlagList payment={payment} />
              <RequestList payment={payment} />
              <Columns
                side={
                  <div className={styles.side}>
                    <Money payment={payment} />
                    <ReceiptPanel payment={payment} />
                    {payment.status === 'completed' && <MarksPanel payment={payment} />}
                    <NotesPanel payment={payment} />
                  </div>
                }
                story={
                  <div className={styles.story}>
                    <PaymentFacts payment={payment} />
                    <PaymentTimeline timeline={payment.timeline} />
                  </div>
                }
              />
            </>
          )}
        </Loaded>
      </Stack>
    </div>
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
