import type { ReactNode } from 'react';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { useOverview } from './api.ts';
import styles from './test-mode.module.css';

/** Shown on every screen while test keys are set. The sandbox notice stands at the figures. */
export function TestMode(): ReactNode {
  if (useOverview().data?.value.paymentMode !== 'test') return null;
  return (
    <Notice tone="amber" icon="alert" className={styles.notice}>
      <b>Test mode.</b> Razorpay’s test keys are set: nobody is charged, and test payments are excluded from
      revenue.
    </Notice>
  );
}
