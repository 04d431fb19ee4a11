import type { ReactNode } from 'react';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { useOverview } from './api.ts';
import styles from './test-mode.module.css';

/** On every screen, so that nobody waits for money that never comes. The sandbox says it at the figures. */
export function TestMode(): ReactNode {
  if (useOverview().data?.value.paymentMode !== 'test') return null;
  return (
    <Notice tone="amber" icon="alert" className={styles.notice}>
      <b>Test mode.</b> Razorpay’s test keys are set: nobody is charged, and test payments are excluded from
      revenue.
    </Notice>
  );
}
