import type { ReactNode } from 'react';
import { PaidPanel } from '#features/checkout/components/paid-panel.tsx';
import { clearReceipt, type PaidReceipt } from '#features/checkout/paid-receipt.ts';
import { CoachFaces, type CoachFaceList } from '#shared/ui/media/coach-faces.tsx';
import { NextSteps } from '#features/payment-result/components/next-steps.tsx';

interface PaidViewProps {
  receipt: PaidReceipt;
  coaches: CoachFaceList | null;
}

/** What stands in the place of the form once it is paid. In a file of its own: nobody needs it before. */
export function PaidView({ receipt, coaches }: PaidViewProps): ReactNode {
  return (
    <>
      <PaidPanel key={receipt.paymentId} receipt={receipt} onClose={clearReceipt} />
      <NextSteps />
      <CoachFaces coaches={coaches} />
    </>
  );
}
