import { Stack } from '#shared/ui/layout/flow.tsx';
import { lazy, type ReactNode } from 'react';
import { myPaths } from '#shared/config/my-paths.ts';
import { paths } from '#shared/config/paths.ts';
import { useSession } from '#shared/session/session.ts';
import type { PaymentClaim } from '#shared/lib/payment-address.ts';
import { retryState } from '#shared/lib/retry-offer.ts';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { type CoachFaceList, CoachFaces } from '#shared/ui/media/coach-faces.tsx';
import {
  type Bought,
  durationOf,
  offerOf,
  type PaymentDetails,
  paymentResult,
  type ResultKind,
} from '../result.ts';
import type { Knowledge } from '../status.ts';
import { usePaymentStatus } from '../use-payment-status.ts';
import { resultWords } from '../words.ts';
import { NextSteps } from './next-steps.tsx';
import { PaymentSlip } from './payment-slip.tsx';
import layout from './result-layout.module.css';
import { type Mark, ResultRing } from './result-ring.tsx';
import { WayIn } from './way-in.tsx';
import { business } from '@ironbloom/brand';
import { formatRupees } from '#shared/india/rupees.ts';
import { fullDayAndTime } from '#shared/india/dates.ts';

interface PaymentSuccessProps {
  claim: PaymentClaim;
  /** State at render time; null without a token. */
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

const SetUp = lazy(async () => ({ default: (await import('../set-up/set-up.tsx')).SetUp }));

/** The result of a payment and the next steps. */
export function PaymentSuccess({ claim, initial, coaches = null }: PaymentSuccessProps): ReactNode {
  const { knowledge, ...waiting } = usePaymentStatus(claim.statusToken, initial);
  const { kind, details } = paymentResult(claim, knowledge);
  const bought = details?.bought;
  const renewal = knowledge?.kind === 'known' && knowledge.payment.renewal;
  const words = resultWords(kind, details, waiting, renewal);
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
        <Stack gap="4h" narrow>
          <ResultRing mark={marks[kind]} />
          <h1 className="d1">{words.title}</h1>
          <p className="lead" role="status">
            {words.lead}
          </p>
          {retry && (
            <ButtonLink
              variant="primary"
              size="lg"
              to={renewal ? `${myPaths.me}#renewal` : paths.trainingPrograms}
              state={offer || undefined}
            >
              Try Payment Again
            </ButtonLink>
          )}
          {paid && renewal && (
            <ButtonLink variant="primary" size="lg" to={paths.my}>
              Open my coaching
            </ButtonLink>
          )}
          {isOwn && !renewal && details.date && (
            <LazyPart fallback={null}>
              <SetUp paidAt={details.date} />
            </LazyPart>
          )}
          {paid && !isOwn && !renewal && <WayIn email={details?.email ?? null} signedIn={user !== null} />}
          {paid && !renewal && <NextSteps />}
        </Stack>
        <PaymentSlip kind={kind} details={details}>
          {paid && details && bought && (
            <Button
              variant={isOwn || renewal ? 'outline' : 'primary'}
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

/** Details of a payment with known content. */
export type ReceiptDetails = PaymentDetails & { readonly bought: Bought };

/** pay-21: "text file named with the payment id". Characters invalid in file names are removed. */
export function receiptFileName({ paymentId }: PaymentDetails): string {
  return `${(paymentId ?? 'payment').replace(/[^\w.-]/g, '') || 'payment'}.txt`;
}

/** The receipt as text. States whether our records or only the page's address confirm it. */
export function receiptText(details: ReceiptDetails, kind: ResultKind): string {
  const { address } = business();
  const confirmed = kind === 'completed';
  const lines: [string, string | null][] = [
    ['Payment ID', details.paymentId],
    ['Order ID', details.orderId],
    ['Date', details.date && fullDayAndTime(details.date)],
    ['Plan', `${details.bought.kindName} coaching`],
    ['Duration', durationOf(details.bought)],
    ['Offer', offerOf(details.bought)],
    ['Amount', formatRupees(details.bought.amount)],
    ['Status', confirmed ? 'Completed' : 'Not confirmed by this page'],
    ['Receipt sent to', details.email],
  ];
  return [
    `${business().name}: ${confirmed ? 'payment receipt' : 'payment details'}`,
    '',
    ...lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])),
    '',
    business().legal.entity,
    `${address.street}, ${address.city} ${address.postalCode}, ${address.country}`,
    ...(business().legal.gstin ? [`GSTIN: ${business().legal.gstin}`] : []),
    `Questions: ${business().supportEmail}, ${business().phone}`,
    ...(confirmed
      ? []
      : ['', 'These details come from the page address. Only the receipt sent by email is valid.']),
    '',
  ].join('\n');
}

export function downloadReceipt(details: ReceiptDetails, kind: ResultKind): void {
  const file = new Blob([receiptText(details, kind)], { type: 'text/plain;charset=utf-8' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = receiptFileName(details);
  link.click();
  // There is no event for a started download.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
