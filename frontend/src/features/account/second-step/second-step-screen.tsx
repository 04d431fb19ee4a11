import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '#shared/api/errors.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import type { SecondStepMethod } from '../api.ts';
import { Screen } from '../components/screen.tsx';
import type { Screens } from '../use-screens.ts';
import { AppCodeForm } from './app-code-form.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { dropStep, pendingStep, type PendingStep } from './pending-step.ts';
import { RecoveryCodeForm } from './recovery-code-form.tsx';
import type { StepProps } from './step-props.ts';
import styles from './second-step-screen.module.css';

const screensOf: Record<SecondStepMethod, { title: string; lead: string; other: string }> = {
  totp: {
    title: 'Enter your code',
    lead: 'Open your authenticator app and enter the 6-digit code for this account.',
    other: 'Use your authenticator app',
  },
  passkey: {
    title: 'Use your passkey',
    lead: 'Confirm with your phone, your laptop or a security key.',
    other: 'Use a passkey',
  },
  'recovery-code': {
    title: 'Use a recovery code',
    lead: 'Enter one of the ten codes you saved when you set up two-step sign-in. Each code works once.',
    other: 'Use a recovery code',
  },
};

const forms: Record<SecondStepMethod, (props: StepProps) => ReactNode> = {
  totp: AppCodeForm,
  passkey: PasskeyStep,
  'recovery-code': RecoveryCodeForm,
};

/** The second step of a sign-in: what of the account's means is asked for, and the way to its others (account-30). */
export function SecondStepScreen({ screens }: { screens: Screens }): ReactNode {
  const [step] = useState<PendingStep | null>(pendingStep);
  const [method, choose] = useState(step?.methods[0]);
  const { show } = screens;

  useEffect(() => {
    if (!step) show('sign-in', { replace: true });
  }, [step, show]);

  if (!step) return null;
  if (!method) {
    return (
      <Screen
        icon="alert"
        title="You cannot complete this sign-in"
        lead="Your account requires two-step sign-in, and none of your methods works here. Please ask an owner of the site to reset it."
      />
    );
  }
  const { title, lead } = screensOf[method];
  const Form = forms[method];
  return (
    <Screen title={title} lead={lead} icon="lock">
      <Form
        key={method}
        ticket={step.ticket}
        onSignedIn={(answer) => {
          dropStep();
          screens.enter(answer);
        }}
        onRefused={(error) => {
          if (!(error instanceof ApiError) || error.code !== 'SECOND_STEP_OVER') return false;
          dropStep();
          formToast.error(error.message);
          show('sign-in', { replace: true });
          return true;
        }}
      />
      <div className={styles.others}>
        {step.methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button key={other} variant="quiet" size="sm" onClick={() => choose(other)}>
              {screensOf[other].other}
            </Button>
          ))}
        <Link className={`link small ${styles.back}`} to={screens.addressOf('sign-in')} onClick={dropStep}>
          Back to sign-in
        </Link>
      </div>
    </Screen>
  );
}
