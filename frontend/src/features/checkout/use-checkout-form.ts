import { business } from '@ironbloom/brand';
import { type InputEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { ApiError } from '#shared/api/errors.ts';
import type { FieldErrors } from '#shared/forms/engine.ts';
import { type ServerForm, useServerForm } from '#shared/forms/use-server-form.ts';
import { useOwnDetails } from '#shared/session/use-own-details.ts';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { restoreDetails, keepDetails, draftIn } from './draft.ts';
import type { PayStep } from '#shared/checkout/pay.ts';
import type { PurchaseSetup } from './payment/purchase.ts';
import { useNavigate } from 'react-router-dom';
import { checkoutSentence } from '#shared/checkout/checkout-error.ts';
import type { CheckoutDetails } from './person.ts';

interface PurchaseState {
  /** Null: idle. */
  step: PayStep | null;
  /** Why the last attempt failed before payment; a sentence for the buyer. */
  problem: string | null;
  /** Runs the purchase. Rejects if there was none. */
  buy: (details: CheckoutDetails) => Promise<void>;
  onRefused: (error: unknown) => void;
}

/** Loaded on submit. */
const loadPurchase = () => import('./payment/purchase.ts');

function usePurchase(setup: PurchaseSetup): PurchaseState {
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
    setProblem(checkoutSentence(error));
    if (error instanceof ApiError && /^(PRICE_CHANGED|OFFER_)/.test(error.code)) setup.onPriceChanged();
  }

  return { step, problem, buy, onRefused };
}

interface CheckoutForm extends Pick<ServerForm, 'busy' | 'errors' | 'register'> {
  /** Null: idle. */
  step: PayStep | null;
  problem: string | null;
  /** The tax invoice needs the buyer's state. */
  asksState: boolean;
  form: ServerForm['form'] & {
    ref: RefObject<HTMLFormElement | null>;
    onInput: (event: InputEvent<HTMLFormElement>) => void;
  };
}

type Rules = typeof import('./schema.ts');

/** Input names. */
const buyer = { name: 'user.name', email: 'user.email' };

/** The checkout form with the tab's draft. */
export function useCheckoutForm(setup: PurchaseSetup): CheckoutForm {
  const { people } = setup;
  const ref = useRef<HTMLFormElement>(null);
  /** Fields named by the last toast. */
  const announced = useRef(new Set<string>());
  const rules = useRef<Rules>(undefined);
  const { step, problem, buy, onRefused } = usePurchase(setup);
  const [asksState, askState] = useState(false);

  /** Shows the message of pay-6 as a toast, in addition to the field errors. */
  function announce(errors: FieldErrors): void {
    const missing = ref.current ? rules.current?.missingDetails(draftIn(ref.current), people) : undefined;
    const wrong = Object.keys(errors);
    announced.current = new Set(missing ? wrong : wrong.slice(0, 1));
    formToast.error(missing ?? Object.values(errors)[0] ?? 'Please check the details');
  }

  const details = useServerForm({
    rules: async () => {
      [rules.current] = await Promise.all([import('./schema.ts'), loadPurchase()]);
      return rules.current.checkout;
    },
    send: buy,
    onInvalid: announce,
    onRefused: (error) => {
      // The page was loaded before the GSTIN was published.
      if ((error as ApiError).code === 'MISSING_STATE') askState(true);
      onRefused(error);
    },
  });

  // Effect, as these fields are not rendered by the server.
  useEffect(() => askState(business().legal.gstin !== null), []);

  useEffect(() => {
    if (!ref.current) return;
    restoreDetails(ref.current);
    // Values filled in before hydration.
    keepDetails(ref.current);
    // oxlint-disable-next-line react/exhaustive-deps -- the buddy's inputs depend on it
  }, [people]);
  // The draft takes precedence.
  useOwnDetails(ref, buyer);

  return {
    busy: details.busy,
    errors: details.errors,
    register: details.register,
    step,
    problem,
    asksState,
    form: {
      ...details.form,
      ref,
      onSubmit: (event) => {
        keepDetails(event.currentTarget);
        details.form.onSubmit(event);
      },
      onInput: ({ currentTarget, target }) => {
        keepDetails(currentTarget);
        // Clears the toast once its fields are corrected.
        const mended =
          target instanceof Element && announced.current.delete(target.getAttribute('name') ?? '');
        if (mended && announced.current.size === 0) formToast.clear();
      },
    },
  };
}
