import { CheckoutError } from '#shared/checkout/checkout-error.ts';
import { alreadyPaidWords, dismissedWords, pay, type PayStep } from '#shared/checkout/pay.ts';
import { paymentSuccessPath } from '#shared/lib/payment-address.ts';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { type Offer, orderRenewal, type RenewalBilling } from '../api.ts';

interface RenewalPurchase {
  programId: string;
  offer: Offer;
  billing: RenewalBilling | undefined;
  payer: { name: string; email: string };
  scriptUrl: string;
  /** Null: idle. */
  onStep: (step: PayStep | null) => void;
}

/**
 * Pays for going on. Loaded on press.
 * @returns the address of the result; undefined where the window was closed
 * @throws ApiError on refusals, CheckoutError
 */
export async function payRenewal(purchase: RenewalPurchase): Promise<string | undefined> {
  const { programId, offer, billing, payer, scriptUrl, onStep } = purchase;
  const { trainingType, duration, amount } = offer;
  const choice = { trainingType, duration };
  const bill = {
    content: { renews: programId, ...choice, billing },
    order: (intentKey: string) =>
      orderRenewal(programId, { intentKey, ...choice, amount, ...(billing && { billing }) }),
    payer,
  };
  formToast.clear();
  const end = await pay(bill, scriptUrl, onStep).finally(() => onStep(null));
  switch (end.kind) {
    case 'dismissed':
      formToast.info(dismissedWords);
      return undefined;
    case 'failed':
      throw new CheckoutError('Payment failed. You have not been charged. Please try again.');
    case 'already-paid':
      formToast.success(alreadyPaidWords);
      return paymentSuccessPath({ ...choice, ...end.order, paymentId: null, amount });
    case 'paid': {
      const { orderId, statusToken, amount: paid } = end.order;
      const paymentId = end.reply.razorpay_payment_id;
      return paymentSuccessPath({ ...choice, orderId, statusToken, paymentId, amount: paid });
    }
  }
}
