import { useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { OneLineForm } from '#shared/ui/forms/one-line-form.tsx';
import { useLook, useSetupActions } from '../api.ts';
import type { Fact } from '../setup.ts';
import styles from './setup.module.css';

/** Runs one thing at a time, and keeps what came of it. */
function useTrial(run: () => Promise<Fact>) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Fact>();
  async function start(): Promise<void> {
    setBusy(true);
    setOutcome(undefined);
    try {
      setOutcome(await run());
    } catch (error) {
      setOutcome({ ok: false, text: messageOf(error) });
    }
    setBusy(false);
  }
  return { busy, outcome, start: () => void start() };
}

function Outcome({ outcome }: { outcome: Fact | undefined }): ReactNode {
  if (!outcome) return null;
  return (
    <Notice tone={outcome.ok ? 'green' : 'red'} role={outcome.ok ? 'status' : 'alert'}>
      {outcome.text}
    </Notice>
  );
}

/** Sends an event the way Razorpay does. */
export function WebhookTest(): ReactNode {
  const { testWebhook } = useSetupActions();
  const { busy, outcome, start } = useTrial(testWebhook);
  return (
    <>
      <Button size="sm" className={styles.trial} busy={busy} busyLabel="Sending..." onClick={start}>
        Send a test webhook
      </Button>
      <Outcome outcome={outcome} />
    </>
  );
}

/** A mail to oneself, and the name under which the mail provider has published its key. */
export function MailTest(): ReactNode {
  const { testMail } = useSetupActions();
  const { lookFor } = useLook('mail');
  const { busy, outcome, start } = useTrial(async () => ({
    ok: true,
    text: `A test mail goes to ${await testMail()}. Check again in a moment.`,
  }));
  const [problem, setProblem] = useState<Fact>();

  async function find(selector: string): Promise<boolean> {
    setProblem(undefined);
    if (selector === '') return false;
    try {
      await lookFor(selector);
      return false;
    } catch (error) {
      setProblem({ ok: false, text: messageOf(error) });
      return false;
    }
  }

  return (
    <>
      <Button size="sm" className={styles.trial} busy={busy} busyLabel="Sending..." onClick={start}>
        Send a test mail
      </Button>
      <Outcome outcome={outcome} />
      <OneLineForm
        className={styles.selector}
        label="DKIM selector"
        button="Look it up"
        type="text"
        placeholder="such as google or selector1"
        maxLength={63}
        onSubmit={find}
      />
      <Outcome outcome={problem} />
    </>
  );
}
