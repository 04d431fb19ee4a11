import type { ReactNode } from 'react';
import { dayAndMonth, exactTime } from '#shared/india/dates.ts';
import type { Payment } from '../../payment.ts';
import styles from './payment-detail.module.css';

/** Everything that happened to a payment, oldest first. */
export function PaymentTimeline({ timeline }: Pick<Payment, 'timeline'>): ReactNode {
  return (
    <section aria-labelledby="payment-timeline">
      <h2 className="label" id="payment-timeline">
        Timeline
      </h2>
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
    </section>
  );
}
