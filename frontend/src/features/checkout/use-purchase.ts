import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, messageOf } from '../../shared/api/errors.ts';
import { paths } from '../../shared/config/paths.ts';
import { paymentSuccessPath } from '../../shared/lib/payment-address.ts';
import type { PlanChoice } from '../../shared/lib/plan-words.ts';
import { retryState, type RetryOffer } from '../../shared/lib/retry-offer.ts';
import { formToast } from '../../shared/ui/forms/form-toast.ts';
import type { Purchase } from './api.ts';
import { clearDraft } from './draft.ts';
import { keepReceipt } from './paid-receipt.ts';
import { CheckoutScriptError } from './payment/checkout-script-error.ts';
import type { KnownOrder } from './payment/intent.ts';
import type { PayEnd, PayStep } from './payment/pay.ts';
import type { CheckoutDetails } from './person.ts';

export interface PurchaseSetup {
  priceList: Purchase['priceList'];
  choice: PlanChoice;
  /** Two: the buddy's details are asked for, too. */
  people: 1 | 2;
  /** Of a payment that did not go through; null for a purchase of its own. */
  offer: RetryOffer | null;
  /** Paise, as shown. */
  price: number;
  /** The code that is taken off in it. */
  code: string | undefined;
  scriptUrl: string;
  /** `page`: go to /payment-success. `panel`: stay, say it, and link there (pay-9). */
  afterPayment: 'page' | 'panel';
  /** The server says that the price shown is out of date, or that the code cannot be had (any more). */
  onPriceChanged: () => void;
}

interface PurchaseState {
  /** Null while nothing is under way. */
  step: PayStep | null;
  /** Why the last try did not reach the payment window; one sentence for the buyer. */
  problem: string | null;
  /** From details that are complete to the end of the purchase. Rejects when there was none. */
  buy: (details: CheckoutDetails) => Promise<void>;
  onRefused: (error: unknown) => void;
}

/** pay-9. */
const failedWords = 'Payment failed. Please try again.';
const dismissedWords = 'Payment cancelled. You have not been charged, and your details are kept.';
const alreadyPaidWords = 'This purchase is already paid. You have not been charged again.';

/** What a press leads to; nobody needs it before one. */
export const loadPay = () => import('./payment/pay.ts');

function sentence(error: unknown): string {
  if (error instanceof ApiError && error.retryAfter) {
    return `${error.message} You can try again in ${error.retryAfter} seconds.`;
  }
  return error instanceof CheckoutScriptError ? error.message : messageOf(error);
}

/** What a press on BUY NOW leads to. */
export function usePurchase(setup: PurchaseSetup): PurchaseState {
  const { choice, offer, price, priceList, afterPayment } = setup;
  const navigate = useNavigate();
  const [step, setStep] = useState<PayStep | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function showPaid(paymentId: string | null, order: KnownOrder, amount: number): Promise<void> {
    const { orderId, statusToken } = order;
    const path = paymentSuccessPath({ ...choice, paymentId, orderId, statusToken, amount });
    clearDraft();
    if (afterPayment === 'page' || paymentId === null) {
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
      await showPaid(end.reply.razorpay_payment_id, end.order, end.order.amount);
    }
  }

  async function buy(details: CheckoutDetails): Promise<void> {
    formToast.clear();
    setProblem(null);
    const { pay } = await loadPay();
    const purchase = {
      priceList,
      ...choice,
      amount: price,
      code: setup.code,
      ...details,
      retry: offer ?? undefined,
    };
    const end = await pay(purchase, setup.scriptUrl, setStep).finally(() => setStep(null));
    await finish(end);
  }

  function onRefused(error: unknown): void {
    setProblem(sentence(error));
    if (error instanceof ApiError && /^(PRICE_CHANGED|OFFER_)/.test(error.code)) setup.onPriceChanged();
  }

  return { step, problem, buy, onRefused };
}
