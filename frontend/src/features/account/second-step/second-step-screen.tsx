import { useEffect, useState, type ReactNode, useRef, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '#shared/api/errors.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { useServerForm } from '#shared/forms/use-server-form.ts';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Field } from '#shared/ui/forms/field.tsx';
import { Input } from '#shared/ui/forms/input.tsx';
import type { SecondStepMethod, SignedIn } from '../api.ts';
import { Screen } from '../components/screen.tsx';
import type { Screens } from '../use-screens.ts';
import { dropStep, pendingStep, type PendingStep } from './pending-step.ts';
import { isComplete, noCode, type Code } from '../code.ts';
import { CodeBoxes } from '../components/code/code-boxes.tsx';
import { problemOf, type Problem } from '../failure.ts';
import { stepByCode, stepByPasskey, stepByRecoveryCode } from './api.ts';
import { FormProblem } from '../components/form-problem.tsx';
import { passkeyWords } from '../passkeys/problem.ts';
import fields from '../components/fields.module.css';
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

/** The second step of a sign-in, with a switch between the account's methods (account-30). */
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

function AppCodeForm({ ticket, onSignedIn, onRefused }: StepProps): ReactNode {
  const [code, setCode] = useState<Code>(noCode);
  const [refusal, setRefusal] = useState<string>();
  const ref = useRef<HTMLFormElement>(null);
  const focus = (): void => ref.current?.querySelector('input')?.focus();

  // Focus also when the method was switched.
  useEffect(focus, []);

  const { busy, form } = useServerForm({
    rules: async () => (await import('../schemas.ts')).code,
    send: async ({ otp }) => onSignedIn(await stepByCode(ticket, otp)),
    onRefused: (error) => {
      if (onRefused(error)) return;
      setRefusal(problemOf(error, failure).text);
      setCode(noCode);
      focus();
    },
  });

  return (
    <form
      {...form}
      ref={ref}
      className={fields.fields}
      method="dialog"
      onSubmit={(event) => {
        formToast.clear();
        setRefusal(undefined);
        form.onSubmit(event);
      }}
    >
      <CodeBoxes
        value={code}
        error={refusal}
        onChange={(next) => {
          setRefusal(undefined);
          setCode(next);
        }}
      />
      <input type="hidden" name="otp" value={code.join('')} />
      <Button
        variant="primary"
        size="lg"
        block
        type="submit"
        disabled={!isComplete(code)}
        busy={busy}
        busyLabel="Signing in..."
      >
        Sign in
      </Button>
    </form>
  );
}

/** The browser shows its own passkey dialog. */
function PasskeyStep({ ticket, onSignedIn, onRefused }: StepProps): ReactNode {
  const [problem, setProblem] = useState<Problem | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);

  const { busy, run } = useAction(
    async () => {
      formToast.clear();
      setProblem(null);
      onSignedIn(await stepByPasskey(ticket));
    },
    (error) => {
      if (!onRefused(error)) setProblem({ text: passkeyWords(error) });
    },
  );

  return (
    <div className={fields.fields}>
      <Button
        ref={button}
        variant="primary"
        size="lg"
        block
        busy={busy}
        busyLabel="Waiting..."
        onClick={() => run()}
      >
        Use a passkey
      </Button>
      <FormProblem problem={problem} />
    </div>
  );
}

function RecoveryCodeForm({ ticket, onSignedIn, onRefused }: StepProps): ReactNode {
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const { busy, run } = useAction(
    async () => {
      formToast.clear();
      setRefusal(undefined);
      onSignedIn(await stepByRecoveryCode(ticket, input.current?.value ?? ''));
    },
    (error) => {
      if (onRefused(error)) return;
      setRefusal(problemOf(error, failure).text);
      input.current?.focus();
    },
  );

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!busy) run();
  }

  return (
    <form className={fields.fields} method="dialog" noValidate onSubmit={send}>
      <Field label="Recovery code" hint="Such as ABCD-EFGH-IJKL-MNOP" error={refusal}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            name="code"
            type="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
            onInput={() => setRefusal(undefined)}
          />
        )}
      </Field>
      <Button variant="primary" size="lg" block type="submit" busy={busy} busyLabel="Signing in...">
        Sign in
      </Button>
    </form>
  );
}

/** account-9: the server's message, else the sign-in's. */
export const failure = { refused: 'Login failed', unreachable: 'Login failed' };

interface StepProps {
  ticket: string;
  onSignedIn: (answer: SignedIn) => void;
  /** @returns whether the sign-in is over and the screen was left */
  onRefused: (error: unknown) => boolean;
}
