import { Stack } from '#shared/ui/layout/flow.tsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { useHydrated } from '#shared/lib/use-hydrated.ts';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { Surface } from '#shared/ui/layout/surface.tsx';
import styles from './payment-failed.module.css';
import layout from './result-layout.module.css';
import { ResultRing } from './result-ring.tsx';

/** pay-22. */
const reasons = [
  'Insufficient funds',
  'Wrong card details',
  'Expired or blocked card',
  'Network issues',
  'Bank restrictions',
];

/** pay-22. Without a failed payment (address typed or bookmarked) it claims none. */
export function PaymentFailed(): ReactNode {
  // The route state returns the plan to the form.
  const { state } = useLocation();
  const failed = useHydrated() && state !== null;
  return (
    <div className="page-top">
      <div className={`wrap ${layout.grid}`}>
        <Stack gap="4h" narrow>
          <ResultRing mark={failed ? 'failed' : 'waiting'} />
          <h1 className="d1">{failed ? 'Payment failed' : 'If your payment failed'}</h1>
          <p className="lead">
            {failed
              ? 'You have not been charged. Your plan and your details are kept, so trying again takes one tap.'
              : 'A payment that failed is not charged. If you have a receipt from us, your payment went through: please do not pay again.'}
          </p>
          <div className={`row ${layout.choices}`}>
            <ButtonLink variant="primary" size="lg" to={paths.trainingPrograms} state={state}>
              Try Payment Again
            </ButtonLink>
            <ButtonLink size="lg" to={paths.contact}>
              Contact Support
            </ButtonLink>
          </div>
          <Link className="link--go" to={paths.home}>
            Back to Home <Icon name="arrow" />
          </Link>
        </Stack>
        <Surface tone="paper" as="section" className={layout.slip} aria-labelledby="reasons">
          <h2 className="d4" id="reasons">
            Common reasons
          </h2>
          <ul className={styles.reasons}>
            {reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
          <p className="small muted">
            <span>{failed ? 'The payment was not charged.' : 'A failed payment is not charged.'}</span> If
            your account was debited, your bank returns the money automatically. Write to us with the time and
            amount and we will check.
          </p>
        </Surface>
      </div>
    </div>
  );
}
