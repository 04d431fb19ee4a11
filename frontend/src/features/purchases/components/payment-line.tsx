import type { ReactNode } from 'react';
import { paths } from '../../../shared/config/paths.ts';
import { fullDayAndTime } from '../../../shared/india/dates.ts';
import { formatRupees } from '../../../shared/india/rupees.ts';
import { Link } from '../../../shared/ui/actions/link.tsx';
import { Badge } from '../../../shared/ui/text/badge.tsx';
import type { PaidPurchase } from '../api.ts';
import { stateOf } from '../purchase-words.ts';
import styles from './purchases.module.css';

/** One payment of one's own: what for, how much, and what became of it. */
export function PaymentLine({ payment }: { payment: PaidPurchase }): ReactNode {
  const { item, boughtAt, amount, discount, offer, receiptNumber, test } = payment;
  const { tone, word, text } = stateOf(payment);
  return (
    <li className={styles.payment}>
      <div className={styles.words}>
        <p className={styles.name}>
          {item}
          <Badge tone={tone} dot>
            {word}
          </Badge>
          {test && <Badge tone="amber">Test, no real money</Badge>}
        </p>
        <p className="small muted num">
          {fullDayAndTime(boughtAt)}
          {receiptNumber && <>, receipt {receiptNumber}</>}
        </p>
        {offer && (
          <p className="small muted num">
            {offer}: {formatRupees(discount)} off
          </p>
        )}
        {text && <p className="small num">{text}</p>}
        {receiptNumber && (
          <Link
            className={`link small ${styles.write}`}
            to={paths.contact}
            state={{ receiptNumber }}
            aria-label={`Write about this payment, receipt ${receiptNumber}`}
          >
            Write about this payment
          </Link>
        )}
      </div>
      <p className={`num ${styles.amount}`}>{formatRupees(amount)}</p>
    </li>
  );
}
