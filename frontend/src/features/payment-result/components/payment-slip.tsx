import { useId, type ReactNode } from 'react';
import symbol from '../../../../media/brand/symbol-mono-dark.svg';
import { formatRupees } from '#shared/india/rupees.ts';
import { useSite } from '#shared/config/site.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { Surface } from '#shared/ui/layout/surface.tsx';
import { durationOf, offerOf, type PaymentDetails, type ResultKind } from '../result.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import layout from './result-layout.module.css';
import styles from './payment-slip.module.css';

type Tone = 'green' | 'amber' | 'red' | 'grey';

/** pay-13: pending yellow, completed green, failed red, cancelled grey. */
const badges: Partial<Record<ResultKind, { tone: Tone; text: string }>> = {
  completed: { tone: 'green', text: 'Completed' },
  refunded: { tone: 'grey', text: 'Refunded' },
  confirming: { tone: 'amber', text: 'Pending' },
  failed: { tone: 'red', text: 'Failed' },
  cancelled: { tone: 'grey', text: 'Cancelled' },
  received: { tone: 'amber', text: 'Under review' },
  returned: { tone: 'grey', text: 'Refunded' },
  settled: { tone: 'grey', text: 'Not matched' },
  unknown: { tone: 'grey', text: 'Not confirmed' },
};

interface PaymentSlipProps {
  kind: ResultKind;
  details: PaymentDetails | null;
  /** Buttons. */
  children: ReactNode;
}

/** Payment details in the form of a receipt. */
export function PaymentSlip({ kind, details, children }: PaymentSlipProps): ReactNode {
  const titleId = useId();
  const badge = badges[kind];
  const { logoDark, icon } = useSite().look;
  const mark = logoDark ?? { src: icon ? '/icon-192.png' : symbol, width: 32, height: 32 };
  return (
    <Surface tone="paper" as="section" className={layout.slip} aria-labelledby={titleId}>
      <div className={styles.top}>
        <img {...mark} alt="" />
        {badge && (
          <Badge tone={badge.tone} dot>
            {badge.text}
          </Badge>
        )}
      </div>
      <h2 className="d4" id={titleId}>
        Payment details
      </h2>
      {details ? <Lines details={details} /> : <p className="muted">Loading payment details</p>}
      <div className={layout.actions}>{children}</div>
    </Surface>
  );
}

function Lines({ details }: { details: PaymentDetails }): ReactNode {
  const { bought } = details;
  const lines: [string, string | null][] = [
    ['Plan', bought && bought.kindName],
    ['Duration', bought && durationOf(bought)],
    ['Offer', bought && offerOf(bought)],
    ['Received', details.received],
    ['Date', details.date && fullDayAndTime(details.date)],
    ['Payment ID', details.paymentId],
    ['Order ID', details.orderId],
  ];
  return (
    <>
      {bought && <p className={`figure num ${styles.amount}`}>{formatRupees(bought.amount)}</p>}
      <dl className={styles.lines}>
        {lines.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
