import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, messageOf } from '../../shared/api/errors.ts';
import { paths } from '../../shared/config/paths.ts';
import { paymentSuccessPath } from '../../shared/lib/payment-address.ts';
import type { PlanChoice } from '../../shared/lib/plan-words.ts';
import { retryState, type RetryOffer } from '../../shared/lib/retry-offer.ts';
import { formToast } from '../../shared/ui/forms/form-toast.ts';
import type { Purchase } from './api.ts';
import { clearDraft, saveDraft } from './draft.ts';
import type { KnownOrder } from './intent.ts';
import { keepReceipt } from './paid-receipt.ts';
import type { PayEnd, PayStep } from './pay.ts';
import type { CheckoutDetails } from './person.ts';
import { announceProblem, showServerErrors, type CheckoutForm } from './use-checkout-form.ts';
import { usePay } from './use-pay.ts';

export interface PurchaseSetup {
  priceList: Purchase['priceList'];
  choice: PlanChoice;
  /** Of a payment that did not go through; null for a purchase of its own. */
  offer: RetryOffer | null;
  /** Paise, as shown. */
  price: number;
  scriptUrl: string;
  /** `page`: go to /payment-success. `panel`: stay, say it, and link there (pay-9). */
  afterPayment: 'page' | 'panel';
  /** The server says that the price shown is out of date. */
  onPriceChanged: () => void;
}

interface PurchaseState {
  submit: (event: FormEvent) => Promise<void>;
  step: PayStep | null;
  problem: string | null;
}

/** pay-9. */
const failedWords = 'Payment failed. Please try again.';
const dismissedWords = 'Payment cancelled. You have not been charged, and your details are kept.';
const alreadyPaidWords = 'This purchase is already paid. You have not been charged again.';

/** What a press on BUY NOW leads to. */
export function usePurchase(form: CheckoutForm, setup: PurchaseSetup): PurchaseState {
  const { choice, offer, price, priceList, afterPayment } = setup;
  const navigate = useNavigate();
  const { step, problem, start } = usePay(setup.scriptUrl);

  async function showPaid(paymentId: string | null, order: KnownOrder, amount: number): Promise<void> {
    const { orderId, statusToken } = order;
    const path = paymentSuccessPath({ ...choice, paymentId, orderId, statusToken, amount });
    form.reset();
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

  async function buy({ user, buddy }: CheckoutDetails): Promise<void> {
    formToast.clear();
    saveDraft(form.getValues());
    const details = choice.trainingType === 'buddy' ? { user, buddy } : { user };
    const retry = offer ?? undefined;
    const end = await start({ priceList, ...choice, amount: price, ...details, retry });
    if (end === null) return;
    if (!(end instanceof ApiError)) return finish(end);
    showServerErrors(form, end);
    if (end.code === 'PRICE_CHANGED') setup.onPriceChanged();
  }

  const handle = form.handleSubmit(buy, (errors) =>
    announceProblem(errors, form.getValues(), choice.trainingType),
  );

  return {
    // Only rules that did not arrive end here.
    submit: (event) => handle(event).catch((error: unknown) => formToast.error(messageOf(error))),
    step,
    problem,
  };
}
