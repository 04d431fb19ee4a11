import { useState, type ReactNode } from 'react';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { useMay } from '#shared/session/rights.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { type Flag, isGoingBack, type Payment } from '../../payment.ts';
import { CaptureDecisions } from './capture-decisions.tsx';
import styles from './flag-list.module.css';
import { ResolveDialog } from './resolve-dialog.tsx';

/** What somebody must look at, with what to do about it; settled ones stay readable. */
export function FlagList({ payment }: { payment: Payment }): ReactNode {
  const { flags } = payment;
  const [settling, setSettling] = useState<Flag | null>(null);
  const may = useMay();
  const open = flags.filter(({ resolvedAt }) => resolvedAt === null);
  const settled = flags.filter(({ resolvedAt }) => resolvedAt !== null);
  return (
    <>
      {open.map((flag) => (
        <Notice
          key={flag._id}
          tone="red"
          className={styles.flag}
          action={
            may('payments:manage') && (
              <span className={styles.actions}>
                {flag.kind === 'amount_mismatch' && <CaptureDecisions payment={payment} flag={flag} />}
                <Button size="sm" className={styles.settle} onClick={() => setSettling(flag)}>
                  Mark resolved
                </Button>
              </span>
            )
          }
        >
          <b>{flag.text}</b>
          <p>
            {flag.kind === 'amount_mismatch' && isGoingBack(payment, flag)
              ? 'A refund is in progress. This flag is resolved when the whole payment has gone back.'
              : flag.whatToDo}
          </p>
        </Notice>
      ))}
      {settled.map((flag) => (
        <Notice key={flag._id} tone="grey" icon="check">
          <b>{flag.text}</b>
          <p>
            Resolved by {flag.resolvedBy}
            {flag.resolvedAt && `, ${fullDayAndTime(flag.resolvedAt)}`}: {flag.note}
          </p>
        </Notice>
      ))}
      {settling && (
        <ResolveDialog paymentId={payment._id} flag={settling} onClose={() => setSettling(null)} />
      )}
    </>
  );
}
