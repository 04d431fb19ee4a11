import type { ReactNode } from 'react';
import { PaidPanel } from '#features/checkout/components/paid-panel.tsx';
import { clearReceipt, type PaidReceipt } from '#features/checkout/paid-receipt.ts';
import { CoachFaces, type CoachFaceList } from '#shared/ui/media/coach-faces.tsx';
import { NextSteps } from '#features/payment-result/components/next-steps.tsx';

interface PaidViewProps {
  receipt: PaidReceipt;
  coaches: CoachFaceList | null;
}

/** Replaces the form after the payment. Loaded separately. */
export function PaidView({ receipt, coaches }: PaidViewProps): ReactNode {
  return (
    <>
      <PaidPanel key={receipt.paymentId} receipt={receipt} onClose={clearReceipt} />
      <NextSteps />
      <CoachFaces coaches={coaches} />
    </>
  );
}
