import type { ReactNode } from 'react';
import { formatRupees } from '../../../shared/lib/money.ts';
import { trainingTypeWords, type PlanChoice } from '../../../shared/lib/plan-words.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { checkoutFormId } from './checkout-form.tsx';
import styles from './pay-bar.module.css';

interface PayBarProps {
  choice: PlanChoice;
  /** Paise. */
  price: number;
  busy: boolean;
}

/** On small screens: what is chosen, what it costs and the button, always in reach of the thumb. */
export function PayBar({ choice, price, busy }: PayBarProps): ReactNode {
  return (
    <div className={styles.bar} data-surface="ink">
      <p className={styles.plan}>
        <span className="micro muted">
          {trainingTypeWords[choice.trainingType]}, {choice.duration} months
        </span>
        <span className={`figure num ${styles.price}`}>{formatRupees(price)}</span>
      </p>
      <Button variant="primary" type="submit" form={checkoutFormId} busy={busy} busyLabel="One moment...">
        Buy now
      </Button>
    </div>
  );
}
