import type { MouseEvent, ReactNode } from 'react';
import barbellPlates from '../../../../media/equipment/barbell-plates.webp?w=640;1200&as=picture';
import { OfferList } from '#features/admin-offers/offer-list.tsx';
import type { Book } from '#features/admin-plans/book.ts';
import { PlansScreen } from '#features/admin-plans/plans-screen.tsx';
import { PricingSection } from '#features/plans/components/pricing-section.tsx';
import type { Plan } from '#features/plans/plan.ts';
import { PageFrame } from '#shared/document/page-frame.tsx';
import type { PriceListId } from '#shared/lib/retry-offer.ts';
import { CheckoutPreview } from '../../routes/buying/checkout-page.tsx';
import styles from './plans.module.css';

export function Plans(): ReactNode {
  return <PlansScreen Preview={Preview} Offers={OfferList} />;
}

/** Previews unpublished plans: the home page's prices, and a checkout with the other price list. */
function Preview({ book }: { book: Book }): ReactNode {
  const home = shownPlans(book, 'simple-payment');
  const programs = shownPlans(book, 'training-programs');
  // Links would lead to the published prices.
  const stay = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  return (
    <PageFrame title="Prices and checkout">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it only blocks links */}
      <div onClickCapture={stay}>
        <section className={styles.home} data-surface="ink">
          <h2 className="d3">Home page</h2>
          {home.length > 0 ? <PricingSection plans={home} /> : <p>No plan is shown in this price list.</p>}
        </section>
        <section data-surface="paper">
          <h2 className={`d3 ${styles.title}`}>Training programs</h2>
          {programs.length > 0 ? (
            <CheckoutPreview plans={programs} art={barbellPlates} />
          ) : (
            <p className={styles.title}>No plan is shown in this price list.</p>
          )}
        </section>
      </div>
    </PageFrame>
  );
}

/** The plans as the server would answer them, without sales. */
function shownPlans({ kinds, plans }: Book, list: PriceListId): Plan[] {
  return kinds.flatMap((kind) =>
    plans
      .filter((plan) => plan.priceList === list && plan.kind === kind.key && plan.visible)
      .filter(({ months, price, originalPrice }) => months > 0 && price > 0 && originalPrice >= price)
      // Twice the same months are an error of the form; buyers choose by months.
      .filter(({ months }, place, valid) => valid.findIndex((other) => other.months === months) === place)
      .map(({ months, price, originalPrice, mostChosen }) => ({
        trainingType: kind.key,
        duration: months,
        kind,
        price,
        originalPrice,
        discountPercent: Math.round(((originalPrice - price) * 100) / originalPrice),
        mostChosen,
        sale: null,
      })),
  );
}
