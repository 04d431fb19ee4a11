import { clsx } from 'clsx';
import { lazy, type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '#shared/api/errors.ts';
import { checkoutSentence } from '#shared/checkout/checkout-error.ts';
import { PayButton } from '#shared/checkout/pay-button.tsx';
import type { PayStep } from '#shared/checkout/pay.ts';
import { paths } from '#shared/config/paths.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import { useSession } from '#shared/session/session.ts';
import { RadioCards } from '#shared/ui/choices/radio-cards.tsx';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { type Renewal, type RenewalBilling, useAskAgain } from '../api.ts';
import { usePrograms } from '../program.tsx';
import { renewalStart } from '../term-words.ts';
import { type Choice, isPair, lengthWords, monthlyWords, offersOf, termWords } from './offers.ts';
import styles from './renewal.module.css';

const BillingFields = lazy(async () => ({
  default: (await import('#shared/checkout/billing-fields.tsx')).BillingFields,
}));

/** Lengths with their prices, and one press to pay. */
export function RenewalForm({ renewal }: { renewal: Renewal }): ReactNode {
  const { program } = usePrograms();
  const { user } = useSession();
  const navigate = useNavigate();
  const askAgain = useAskAgain();
  const [choice, setChoice] = useState<Partial<Choice>>({});
  const [step, setStep] = useState<PayStep | null>(null);
  const [problem, setProblem] = useState<string>();
  const { offers, chosen } = offersOf(renewal, choice);
  const { asksState, checkout, partner } = renewal;

  const { busy, errors, register, form } = useServerForm<{ billing?: RenewalBilling | undefined }>({
    rules: async () => {
      const rules = await import('./renewal-rules.ts');
      return asksState ? rules.withState : rules.withoutState;
    },
    send: async ({ billing }) => {
      if (!chosen || !user) return;
      setProblem(undefined);
      const { payRenewal } = await import('./pay-renewal.ts');
      const result = await payRenewal({
        programId: program._id,
        offer: chosen,
        billing,
        payer: user,
        scriptUrl: checkout.scriptUrl,
        onStep: setStep,
      });
      if (result) await navigate(result);
    },
    onRefused: (error) => {
      setProblem(checkoutSentence(error));
      // A price has changed, or it was renewed elsewhere.
      if (error instanceof ApiError && error.status >= 400) void askAgain('all');
    },
  });

  if (!chosen) return null;
  return (
    <form {...form} method="dialog" noValidate>
      <Stack gap="4">
        <p className="muted">{renewalStart(program, renewal)}</p>
        {isPair(renewal) && (
          <Segmented
            legend="Who goes on"
            name="people"
            value={chosen.people}
            onChange={(people) => setChoice({ ...choice, people })}
            options={[
              { value: 2, label: `You and ${partner}` },
              { value: 1, label: 'You alone' },
            ]}
          />
        )}
        <RadioCards
          legend="Length"
          name="length"
          value={chosen.duration}
          onChange={(duration) => setChoice({ ...choice, duration })}
          options={offers.map((offer) => ({
            value: offer.duration,
            title: <span className="num">{lengthWords(offer)}</span>,
            text: <span className="num">{monthlyWords(offer)}</span>,
            side: <span className={clsx('figure num', styles.price)}>{formatRupees(offer.amount)}</span>,
          }))}
        />
        <p className="small muted num" role="status">
          {termWords(renewal, chosen, program.coach)}
        </p>
        {asksState && (
          <LazyPart fallback={null}>
            <BillingFields register={register} errors={errors} />
          </LazyPart>
        )}
        <PayButton
          sandbox={checkout.sandbox}
          problem={problem}
          busy={busy}
          confirming={step === 'confirming'}
        >
          Renew for <span className="num">{formatRupees(chosen.amount)}</span>
        </PayButton>
        <p className="micro muted">
          Opens the payment window with your name and email filled in. By paying you agree to the{' '}
          <Link className="link" to={paths.terms} target="_blank">
            Terms &amp; Conditions
          </Link>
          . It does not renew by itself.
        </p>
      </Stack>
    </form>
  );
}
