import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../shared/config/paths.ts';
import { ButtonLink } from '../../../shared/ui/actions/button.tsx';
import { Link } from '../../../shared/ui/actions/link.tsx';
import { Icon } from '../../../shared/ui/media/icon.tsx';
import { Surface } from '../../../shared/ui/layout/surface.tsx';
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

export function PaymentFailed(): ReactNode {
  // The plan comes along in the route state and goes back to the form with it.
  const { state } = useLocation();
  return (
    <div className="page-top">
      <div className={`wrap ${layout.grid}`}>
        <div className={layout.text}>
          <ResultRing mark="failed" />
          <h1 className="d1">Payment failed</h1>
          <p className="lead">
            You have not been charged. Your plan and your details are kept, so trying again takes one tap.
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
        </div>
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
            The payment was not charged. If money left your account, your bank returns it by itself. Write to
            us with the time and amount and we will check.
          </p>
        </Surface>
      </div>
    </div>
  );
}
