import type { NavigateFunction } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { paymentSuccessPath } from '#shared/lib/payment-address.ts';
import { type RetryOffer, retryState } from '#shared/lib/retry-offer.ts';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { clearDraft } from '../draft.ts';
import { keepReceipt } from '../paid-receipt.ts';
import type { CheckoutDetails } from '../person.ts';
import type { Purchase } from '../api.ts';
import type { PlanChoice } from '#shared/lib/plan-words.ts';
import type { KnownOrder } from '#shared/checkout/intent.ts';
import { alreadyPaidWords, dismissedWords, pay, type PayEnd, type PayStep } from '#shared/checkout/pay.ts';
import { billOf } from './bill.ts';

/** The purchase as the screen shows it. */
export interface PurchaseSetup {
  priceList: Purchase['priceList'];
  choice: PlanChoice;
  /** Two: the form asks for the buddy's details. */
  people: 1 | 2;
  /** From a failed payment; null for a new purchase. */
  offer: RetryOffer | null;
  /** Paise, as shown. */
  price: number;
  /** The code included in the price. */
  code: string | undefined;
  scriptUrl: string;
  /** `page`: go to /payment-success. `panel`: stay, confirm and link there (pay-9). */
  afterPayment: 'page' | 'panel';
  /** The price shown is outdated, or the code is no longer valid. */
  onPriceChanged: () => void;
}

/** pay-9. */
const failedWords = 'Payment failed. Please try again.';

interface Screen {
  navigate: NavigateFunction;
  /** Null: idle. */
  onStep: (step: PayStep | null) => void;
}

/** Runs a purchase and shows its outcome. Rejects if there was no purchase. */
export async function purchase(
  setup: PurchaseSetup,
  details: CheckoutDetails,
  { navigate, onStep }: Screen,
): Promise<void> {
  const { choice, code, offer, price, priceList, afterPayment } = setup;

  async function showPaid(
    paymentId: string | null,
    order: KnownOrder,
    amount: number,
    isMismatched = false,
  ): Promise<void> {
    const { orderId, statusToken } = order;
    const path = paymentSuccessPath({ ...choice, paymentId, orderId, statusToken, amount });
    clearDraft();
    // The panel only confirms; a mismatch is explained on the page.
    if (afterPayment === 'page' || paymentId === null || isMismatched) {
      await navigate(path);
      return;
    }
    keepReceipt({ paymentId, path });
    formToast.success(`Payment successful. Payment ID: ${paymentId}`);
  }

  async function finish(end: PayEnd): Promise<void> {
    if (end.kind === 'dismissed') {
      formToast.info(dismissedWords);
    } else if (end.kind === 'failed') {
      formToast.error(failedWords);
      const { statusToken, amount } = end.order;
      const offered = { ...choice, priceList: offer?.priceList ?? priceList, amount, statusToken };
      await navigate(paths.paymentFailed, { state: retryState(offered) });
    } else if (end.kind === 'already-paid') {
      formToast.success(alreadyPaidWords);
      await showPaid(null, end.order, price);
    } else {
      await showPaid(end.reply.razorpay_payment_id, end.order, end.order.amount, end.isMismatched);
    }
  }

  const bought = { priceList, ...choice, amount: price, code, ...details, retry: offer ?? undefined };
  const end = await pay(billOf(bought), setup.scriptUrl, onStep).finally(() => onStep(null));
  await finish(end);
}
