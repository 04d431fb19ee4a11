import type { ReactNode } from 'react';
import { formatRupees } from '#shared/india/rupees.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import styles from './plan-strip.module.css';

interface PlanStripProps {
  item: string;
  /** Paise. */
  price: number;
  disabled: boolean;
}

/** Small screens: the chosen plan above the details, as the summary follows below the form. */
export function PlanStrip({ item, price, disabled }: PlanStripProps): ReactNode {
  return (
    <div className={styles.strip} role="group" aria-label="Your plan">
      <p className={styles.plan}>
        <span className="small">{item}</span>
        <span className={`figure num ${styles.price}`}>{formatRupees(price)}</span>
      </p>
      <Button
        disabled={disabled}
        onClick={(event) =>
          event.currentTarget.form?.querySelector<HTMLElement>('[name="trainingType"]:checked')?.focus()
        }
      >
        Change
      </Button>
    </div>
  );
}
