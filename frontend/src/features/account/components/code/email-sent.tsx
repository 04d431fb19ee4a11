import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import type { Screens } from '../../use-screens.ts';
import styles from '../fields.module.css';
import { Screen } from '../screen.tsx';

/** Says the same whether or not somebody has the address: who has an account here is nobody's business. */
export function EmailSent({ screens }: { screens: Screens }): ReactNode {
  const email = screens.pending?.email;
  return (
    <Screen
      title="Email Sent!"
      icon="mail"
      lead={
        <>
          If an account uses {email ? <b>{email}</b> : <span>that address</span>}, a 6-digit code is on its
          way. It works for 10 minutes.
        </>
      }
    >
      <ButtonLink variant="primary" size="lg" block to={screens.addressOf('reset-code')}>
        Enter the code
      </ButtonLink>
      <Link className={`link small ${styles.aside}`} to={screens.addressOf('forgot-password')}>
        Use another email
      </Link>
    </Screen>
  );
}
