import { lazy, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { useLoaderData, useLocation, useMatches, useRevalidator } from 'react-router-dom';
import { CheckoutForm } from '#features/checkout/components/checkout-form.tsx';
import { OfferCode } from '#features/checkout/offers/offer-code.tsx';
import { PayBar } from '#features/checkout/components/pay-bar.tsx';
import type { AppliedOffer } from '#features/checkout/offers/offer.ts';
import { keptCode } from '#shared/lib/kept-code.ts';
import { useReceipt } from '#features/checkout/paid-receipt.ts';
import { useChoice } from '#features/checkout/use-choice.ts';
import { keptPrices } from '#features/plans/kept-prices.ts';
import { PlanPicker } from '#features/plans/components/plan-picker.tsx';
import { PlanSummary } from '#features/plans/components/plan-summary.tsx';
import { atOfferedPrice } from '#features/plans/offered-price.ts';
import { findPlan, type Plan } from '#features/plans/plan.ts';
import { defaultChoice, inMonths } from '#shared/lib/plan-words.ts';
import { paths } from '#shared/config/paths.ts';
import { readRetryOffer, type PriceListId, type RetryOffer } from '#shared/lib/retry-offer.ts';
import { Breadcrumbs } from '#shared/ui/layout/breadcrumbs.tsx';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Steps } from '#shared/ui/layout/steps.tsx';
import type { PictureFiles } from '#shared/ui/media/site-picture.tsx';
import type { RouteHandle } from '../../page-route.ts';
import styles from './checkout-page.module.css';
import type { CheckoutData } from './price-loader.ts';

interface CheckoutPageProps {
  priceList: PriceListId;
  label: string;
  afterPayment: 'page' | 'panel';
}

/** Loaded when the payment starts, to be there when it ends. */
const loadPaidView = () => import('./paid-view.tsx');
const PaidView = lazy(async () => ({ default: (await loadPaidView()).PaidView }));

const steps = ['Plan and details', 'Payment', 'Assessment'];

/** The offer of a failed payment, and a function that drops it. History state exists in the browser only. */
function useRetryOffer(): [RetryOffer | null, () => void] {
  const { key, state } = useLocation();
  const [offer, setOffer] = useState<RetryOffer | null>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- the state of a history entry never changes
  useLayoutEffect(() => setOffer(readRetryOffer(state)), [key]);
  return [offer, () => setOffer(null)];
}

/** Both checkout pages: they differ in price list and in what follows a payment. */
export function CheckoutPage({ priceList, label, afterPayment }: CheckoutPageProps): ReactNode {
  const { book: loaded, ...shown } = useLoaderData<CheckoutData>();
  // When a revalidation fails, the former prices keep the form on the screen.
  const [last, setLast] = useState(loaded);
  if (loaded && loaded !== last) setLast(loaded);
  const book = loaded ?? last;
  const { revalidate } = useRevalidator();
  const { handle } = useMatches().at(-1)!;
  const [choice, setChoice] = useChoice();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (busy) loadPaidView().catch(() => undefined);
  }, [busy]);
  const [offer, dropOffer] = useRetryOffer();
  const [takenOffer, setTaken] = useState<AppliedOffer | null>(null);
  const plans = book && atOfferedPrice(book.lists[offer?.priceList ?? priceList], offer);
  const paid = useReceipt();
  const receipt = afterPayment === 'panel' ? paid : null;

  function refetchPrices(): void {
    keptPrices.forget();
    // Loads the loader's code first: if that failed during revalidation, the router would replace the form.
    (handle as RouteHandle).loader?.().then(revalidate, () => undefined);
  }

  function reload(): void {
    dropOffer();
    keptCode.forget();
    setTaken(null);
    refetchPrices();
    // Shared caches may keep the old prices for five seconds.
    setTimeout(refetchPrices, 6_000);
  }

  const head = (
    <>
      <Breadcrumbs items={[{ label: 'Home', to: paths.home }, { label }]} />
      <h1 className={`d1 ${styles.title}`}>{receipt ? 'You’re in' : 'Start training'}</h1>
    </>
  );
  if (receipt) {
    return (
      <div className="page-top" data-surface="paper">
        <div className={`wrap ${styles.paid}`}>
          {head}
          <Steps items={steps} current={2} />
          <LazyPart fallback={null}>
            <PaidView receipt={receipt} coaches={shown.coaches} />
          </LazyPart>
        </div>
      </div>
    );
  }
  if (!book || !plans?.length) {
    return (
      <div className="page-top" data-surface="paper">
        <div className={`wrap ${styles.missing}`}>
          {head}
          <LoadError message="The plans could not be loaded." onRetry={reload} />
        </div>
      </div>
    );
  }
  const plan = findPlan(plans, choice);
  // A code applies to one plan only.
  const isFor = takenOffer?.trainingType === plan.trainingType && takenOffer.duration === plan.duration;
  const applied = isFor ? takenOffer : null;
  const price = applied?.amount ?? plan.price;
  const item = `${plan.kind.name}, ${inMonths(plan.duration)}`;
  const chosen = { trainingType: plan.trainingType, duration: plan.duration };
  return (
    <div className="page-top" data-surface="paper">
      <div className={styles.grid}>
        <div>
          <div className={styles.inner}>
            {head}
            <Steps items={steps} current={0} />
            <CheckoutForm
              priceList={priceList}
              choice={chosen}
              people={plan.kind.people}
              offer={offer}
              price={price}
              item={item}
              code={applied?.code}
              scriptUrl={book.checkout.scriptUrl}
              sandbox={book.checkout.sandbox}
              afterPayment={afterPayment}
              onPriceChanged={reload}
              onBusyChange={setBusy}
              offerCode={
                <OfferCode
                  priceList={offer?.priceList ?? priceList}
                  choice={chosen}
                  applied={applied}
                  onChange={setTaken}
                  disabled={busy}
                />
              }
            >
              <PlanPicker plans={plans} chosen={plan} onChange={setChoice} disabled={busy} />
            </CheckoutForm>
          </div>
        </div>
        <PlanSummary plan={plan} offer={applied} {...shown} />
      </div>
      <PayBar item={item} price={price} busy={busy} />
    </div>
  );
}

/** Previews the checkout with unpublished plans. In this file, so that the buyers' code is not split. */
export function CheckoutPreview({ plans, art }: { plans: readonly Plan[]; art: PictureFiles }): ReactNode {
  const [choice, setChoice] = useState(defaultChoice);
  const plan = findPlan(plans, choice);
  return (
    <div className={styles.grid}>
      <div className={styles.inner}>
        <PlanPicker
          plans={plans}
          chosen={plan}
          onChange={(change) => setChoice((before) => ({ ...before, ...change }))}
        />
      </div>
      <PlanSummary plan={plan} art={art} />
    </div>
  );
}
