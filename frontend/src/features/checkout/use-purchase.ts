import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError, messageOf } from '#shared/api/errors.ts';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { CheckoutScriptError } from './payment/checkout-script-error.ts';
import type { PayStep } from './payment/pay.ts';
import type { CheckoutDetails } from './person.ts';
import type { PurchaseSetup } from './purchase-setup.ts';

interface PurchaseState {
  /** Null while nothing is under way. */
  step: PayStep | null;
  /** Why the last try did not reach the payment window; one sentence for the buyer. */
  problem: string | null;
  /** From details that are complete to the end of the purchase. Rejects when there was none. */
  buy: (details: CheckoutDetails) => Promise<void>;
  onRefused: (error: unknown) => void;
}

/** What a press leads to; nobody needs it before one. */
export const loadPurchase = () => import('./payment/purchase.ts');

function sentence(error: unknown): string {
  if (error instanceof ApiError && error.retryAfter) {
    return `${error.message} You can try again in ${error.retryAfter} seconds.`;
  }
  return error instanceof CheckoutScriptError ? error.message : messageOf(error);
}

/** What a press on BUY NOW leads to. */
export function usePurchase(setup: PurchaseSetup): PurchaseState {
  const navigate = useNavigate();
  const [step, setStep] = useState<PayStep | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function buy(details: CheckoutDetails): Promise<void> {
    formToast.clear();
    setProblem(null);
    const { purchase } = await loadPurchase();
    await purchase(setup, details, { navigate, onStep: setStep });
  }

  function onRefused(error: unknown): void {
    setProblem(sentence(error));
    if (error instanceof ApiError && /^(PRICE_CHANGED|OFFER_)/.test(error.code)) setup.onPriceChanged();
  }

  return { step, problem, buy, onRefused };
}
