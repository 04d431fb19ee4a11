import { PayButton } from '#shared/checkout/pay-button.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { lazy, useEffect, type ReactNode } from 'react';
import { business, promises, promisesInWords } from '@ironbloom/brand';
import { Link } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { Icon } from '#shared/ui/media/icon.tsx';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { restoreDetails } from '../draft.ts';
import { useCheckoutForm } from '../use-checkout-form.ts';
import type { PurchaseSetup } from '../payment/purchase.ts';
import styles from './checkout-form.module.css';
import { PlanStrip } from './plan-strip.tsx';
import { PersonFields } from './person-fields.tsx';

const BillingFields = lazy(async () => ({
  default: (await import('#shared/checkout/billing-fields.tsx')).BillingFields,
}));

export const checkoutFormId = 'checkout';

interface CheckoutFormProps extends PurchaseSetup {
  sandbox: boolean;
  /** The chosen plan in words. */
  item: string;
  onBusyChange: (busy: boolean) => void;
  /** Input of an offer code. */
  offerCode: ReactNode;
  children: ReactNode;
}

/** The checkout form: details of one or two people, offer code and payment. */
export function CheckoutForm({
  sandbox,
  item,
  onBusyChange,
  offerCode,
  children,
  ...setup
}: CheckoutFormProps): ReactNode {
  const { people } = setup;
  const { form, register, errors, busy, step, problem, asksState } = useCheckoutForm(setup);
  useEffect(() => onBusyChange(busy), [busy, onBusyChange]);

  return (
    // method="dialog" does nothing outside a dialog: a submit before hydration must not put the details into the address.
    <form {...form} className={styles.form} id={checkoutFormId} method="dialog" noValidate>
      {children}
      <PlanStrip item={item} price={setup.price} disabled={busy} />
      {/* For validation: a disabled picker submits no value. */}
      <input type="hidden" name="people" value={people} />
      <PersonFields
        who="user"
        legend="Your details"
        emailHint="We send your receipt to this email."
        register={register}
        errors={errors}
      />
      {people === 2 && (
        <PersonFields
          who="buddy"
          legend="Your buddy"
          emailHint="We send them one welcome mail."
          register={register}
          errors={errors}
        />
      )}
      {asksState && (
        <LazyPart fallback={null}>
          <BillingFields register={register} errors={errors} restore={restoreDetails} />
        </LazyPart>
      )}
      <Stack gap="4">
        {offerCode}
        <PayButton sandbox={sandbox} problem={problem} busy={busy} confirming={step === 'confirming'}>
          Buy now
        </PayButton>
        <ul className={`small ${styles.trust}`} aria-label="How you pay">
          {['UPI', 'Cards', 'Net banking'].map((way) => (
            <li key={way}>{way}</li>
          ))}
          <li>You pay once, nothing renews</li>
        </ul>
        <p className="small">
          By paying you agree to the{' '}
          <Link className="link" to={paths.terms} target="_blank">
            Terms &amp; Conditions
          </Link>{' '}
          and to {business().name} using these details to coach you. Purchases are non-refundable unless
          required by law. You can ask for a refund; we answer within {promisesInWords(promises()).refund}.
        </p>
        <p className={`small quiet ${styles.safe}`}>
          <Icon name="lock" />
          <span>
            You pay on Razorpay. We never see your card. Your plan starts only after payment is confirmed.
          </span>
        </p>
      </Stack>
    </form>
  );
}
