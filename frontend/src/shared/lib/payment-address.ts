import { paths } from '../config/paths.ts';
import { defaultChoice, type PlanChoice } from './plan-words.ts';
import { isTrainingType, toDuration } from './read-choice.ts';

/** The parameters of /payment-success, of which pay-9 names the first five. */
export interface PaymentClaim extends PlanChoice {
  readonly paymentId: string | null;
  readonly orderId: string | null;
  /** Paise; the address has rupees. */
  readonly amount: number;
  /** The token for reading the payment's status. */
  readonly statusToken: string | null;
}

const paisePerRupee = 100;

/** pay-20: "Defaults: Individual, 3 Months, 14375". */
const defaultAmount = 14_375 * paisePerRupee;

/** pay-9: 'N/A' when there is no order id. */
const noOrder = 'N/A';

export function paymentSuccessPath(claim: PaymentClaim): string {
  const query = new URLSearchParams({
    payment_id: claim.paymentId ?? '',
    order_id: claim.orderId ?? noOrder,
    training_type: claim.trainingType,
    duration: String(claim.duration),
    amount: String(claim.amount / paisePerRupee),
  });
  if (claim.statusToken) query.set('status_token', claim.statusToken);
  return `${paths.paymentSuccess}?${query}`;
}

export function readPaymentClaim(query: URLSearchParams): PaymentClaim {
  const trainingType = query.get('training_type')?.toLowerCase();
  const rupees = Number(query.get('amount') || Number.NaN);
  return {
    paymentId: query.get('payment_id') || null,
    orderId: query.get('order_id') || null,
    trainingType: isTrainingType(trainingType) ? trainingType : defaultChoice.trainingType,
    duration: toDuration(query.get('duration')) ?? defaultChoice.duration,
    amount: Number.isFinite(rupees) && rupees > 0 ? Math.round(rupees * paisePerRupee) : defaultAmount,
    statusToken: query.get('status_token') || null,
  };
}
