import { useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { useMay } from '#shared/session/rights.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Badge } from '#shared/ui/text/badge.tsx';
import { usePaymentActions } from '../../api.ts';
import type { MarkName, Payment } from '../../payment.ts';
import styles from './payment-detail.module.css';

const marks = [
  { name: 'called', title: 'First call', set: 'Mark as called', open: 'promised within 24 hours' },
  { name: 'assessed', title: 'Assessment', set: 'Mark as assessed', open: 'plan promised within 48 hours' },
] as const;

/** What was promised with the sale (pay-24), and who has done it. */
export function MarksPanel({ payment }: { payment: Payment }): ReactNode {
  const { mark } = usePaymentActions(payment._id);
  const [busy, setBusy] = useState<MarkName>();
  const may = useMay();

  async function change(name: MarkName, set: boolean): Promise<void> {
    setBusy(name);
    try {
      await mark(name, set);
    } catch (error) {
      toast.error(messageOf(error, 'The mark could not be saved. Please try again.'));
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <section className={styles.panel} aria-labelledby="payment-marks">
      <h2 className="label" id="payment-marks">
        Follow-up
      </h2>
      <ul className={styles.refunds} aria-live="polite">
        {marks.map(({ name, title, set, open }) => {
          const done = payment[name];
          return (
            <li key={name} className={styles.refund}>
              <span className={styles.refundHead}>
                <b>{title}</b>
                {done && (
                  <Badge tone="green" dot>
                    {name}
                  </Badge>
                )}
                {!done && name === 'called' && payment.toCall && (
                  <Badge tone="tint" dot>
                    to call
                  </Badge>
                )}
              </span>
              <span className="quiet">{done ? `${done.by}, ${fullDayAndTime(done.at)}` : open}</span>
              {may('payments:manage') && (
                <span className={styles.act}>
                  <Button
                    size="sm"
                    busy={busy === name}
                    busyLabel="Saving..."
                    aria-label={done ? `Undo: ${title}` : set}
                    onClick={() => void change(name, !done)}
                  >
                    {done ? 'Undo' : set}
                  </Button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
