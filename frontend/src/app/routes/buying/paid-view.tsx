import type { ReactNode } from 'react';
import { PaidPanel } from '#features/checkout/components/paid-panel.tsx';
import { clearReceipt, type PaidReceipt } from '#features/checkout/paid-receipt.ts';
import { CoachFaces, type CoachFaceList } from '#shared/ui/media/coach-faces.tsx';
import { NextSteps } from '#features/payment-result/components/next-steps.tsx';
import { WayIn } from '#features/payment-result/components/way-in.tsx';
import { useSession } from '#shared/session/session.ts';

interface PaidViewProps {
  receipt: PaidReceipt;
  coaches: CoachFaceList | null;
}

/** Replaces the form after the payment. Loaded separately. */
export function PaidView({ receipt, coaches }: PaidViewProps): ReactNode {
  const { signedIn } = useSession();
  return (
    <>
      <PaidPanel key={receipt.paymentId} receipt={receipt} onClose={clearReceipt} />
      <WayIn email={null} signedIn={signedIn} />
      <NextSteps />
      <CoachFaces coaches={coaches} />
    </>
  );
}
