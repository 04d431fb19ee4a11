import { useEffect, useRef, type ReactNode } from 'react';
import { Badge } from '#shared/ui/text/badge.tsx';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import type { PaidReceipt } from '../paid-receipt.ts';
import styles from './paid-panel.module.css';

/** Confirms the payment on the payment screen and links to its details. */
export function PaidPanel({ receipt, onClose }: { receipt: PaidReceipt; onClose: () => void }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <section className={styles.panel} aria-labelledby="paid-title">
      <Badge tone="green" dot>
        Paid
      </Badge>
      <h2 className="d4" id="paid-title" ref={heading} tabIndex={-1}>
        Payment received
      </h2>
      <p>
        Payment ID <b className="num">{receipt.paymentId}</b>. Your receipt comes by email; please do not pay
        again.
      </p>
      <div className="row">
        <ButtonLink variant="solid" to={receipt.path}>
          See payment details
        </ButtonLink>
        <Button variant="quiet" onClick={onClose}>
          Buy another program
        </Button>
      </div>
    </section>
  );
}
