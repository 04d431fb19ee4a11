import type { ReactNode } from 'react';
import { paths } from '#shared/config/paths.ts';
import { useSession } from '#shared/session/session.ts';
import type { PaymentClaim } from '#shared/lib/payment-address.ts';
import { retryState } from '#shared/lib/retry-offer.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { CoachFaces, type CoachFaceList } from '#shared/ui/media/coach-faces.tsx';
import { downloadReceipt } from '../receipt.ts';
import { paymentResult, type ResultKind } from '../result.ts';
import type { Knowledge } from '../status.ts';
import { usePaymentStatus } from '../use-payment-status.ts';
import { resultWords } from '../words.ts';
import { NextSteps } from './next-steps.tsx';
import { PaymentSlip } from './payment-slip.tsx';
import layout from './result-layout.module.css';
import { ResultRing, type Mark } from './result-ring.tsx';

interface PaymentSuccessProps {
  claim: PaymentClaim;
  /** What the server knew when it rendered; null without a token. */
  initial: Knowledge | null;
  coaches?: CoachFaceList | null;
}

const marks: Record<ResultKind, Mark> = {
  completed: 'done',
  refunded: 'done',
  claimed: 'mail',
  confirming: 'waiting',
  loading: 'waiting',
  failed: 'failed',
  cancelled: 'failed',
  received: 'mail',
  returned: 'failed',
  settled: 'failed',
  unknown: 'failed',
};

/** Where a payment leads: what the server knows about it, and what happens next. */
export function PaymentSuccess({ claim, initial, coaches = null }: PaymentSuccessProps): ReactNode {
  const { knowledge, ...waiting } = usePaymentStatus(claim.statusToken, initial);
  const { kind, details } = paymentResult(claim, knowledge);
  const bought = details?.bought;
  const words = resultWords(kind, details, waiting);
  const retry = kind === 'failed' || kind === 'cancelled' || kind === 'returned';
  const { statusToken } = claim;
  const offer =
    statusToken && knowledge?.kind === 'known' && retryState({ ...knowledge.payment, statusToken });
  const paid = kind === 'completed' || kind === 'claimed';
  const { user } = useSession();
  const isOwn =
    kind === 'completed' && user !== null && user.email.toLowerCase() === details?.email?.toLowerCase();
  return (
    <div className="page-top">
      <div className={`wrap ${layout.grid}`}>
        <div className={layout.text}>
          <ResultRing mark={marks[kind]} />
          <h1 className="d1">{words.title}</h1>
          <p className="lead" role="status">
            {words.lead}
          </p>
          {retry && (
            <ButtonLink variant="primary" size="lg" to={paths.trainingPrograms} state={offer || undefined}>
              Try Payment Again
            </ButtonLink>
          )}
          {isOwn && (
            <ButtonLink variant="primary" size="lg" to={paths.profile}>
              Open your program
            </ButtonLink>
          )}
          {paid && <NextSteps />}
        </div>
        <PaymentSlip kind={kind} details={details}>
          {paid && details && bought && (
            <Button
              variant={isOwn ? 'outline' : 'primary'}
              block
              iconBefore="download"
              onClick={() => downloadReceipt({ ...details, bought }, kind)}
            >
              Download Receipt
            </Button>
          )}
          <ButtonLink block to={paths.contact}>
            Contact Support
          </ButtonLink>
          <ButtonLink variant="quiet" block to={paths.home}>
            Back to Home
          </ButtonLink>
        </PaymentSlip>
        {paid && <CoachFaces coaches={coaches} />}
      </div>
    </div>
  );
}
