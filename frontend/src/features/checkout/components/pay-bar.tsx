import { useEffect, useState, type ReactNode } from 'react';
import { formatRupees } from '#shared/india/rupees.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { checkoutFormId } from './checkout-form.tsx';
import styles from './pay-bar.module.css';

interface PayBarProps {
  item: string;
  /** Paise. */
  price: number;
  busy: boolean;
}

/** Counts everything above the viewport as visible. */
const aboveViewport = '1000000px 0px 0px 0px';

/** Whether the form's submit button is below the viewport. */
function useFormButtonAhead(): boolean {
  const [ahead, setAhead] = useState(true);
  useEffect(() => {
    const button = document.querySelector(`#${checkoutFormId} [type="submit"]`);
    if (!button) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => setAhead(entries.at(-1)?.isIntersecting === false),
      { rootMargin: aboveViewport },
    );
    watcher.observe(button);
    return () => watcher.disconnect();
  }, []);
  return ahead;
}

/** Small screens: sticky plan, price and button until the form's button is visible. */
export function PayBar({ item, price, busy }: PayBarProps): ReactNode {
  const ahead = useFormButtonAhead();
  return (
    <div className={styles.bar} data-surface="ink" data-screen-only hidden={!ahead}>
      <p className={styles.plan}>
        <span className="micro muted">{item}</span>
        <span className={`figure num ${styles.price}`}>{formatRupees(price)}</span>
      </p>
      <Button variant="primary" type="submit" form={checkoutFormId} busy={busy} busyLabel="One moment...">
        Buy now
      </Button>
    </div>
  );
}
