import { type ReactNode, useState } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { OneLineForm } from '#shared/ui/forms/one-line-form.tsx';
import { Row } from '#shared/ui/layout/flow.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { Badge } from '#shared/ui/text/badge.tsx';
import { useSetupCheck, useSetupActions } from './api.ts';
import { type Fact, type CheckResult, type SetupState, setupWords } from './setup.ts';
import styles from './setup.module.css';

function Standing({ state, result }: { state: SetupState; result: CheckResult | undefined }): ReactNode {
  if (state.skippedAt) return <Badge tone="grey">Skipped</Badge>;
  if (!result) return <Badge tone="grey">Checking...</Badge>;
  if (result.done) return <Badge tone="green">Done</Badge>;
  const missing = result.facts.filter(({ ok }) => !ok).length;
  return <Badge tone="amber">{`${missing} missing`}</Badge>;
}

/** One item: checked when shown; opens to show what is missing. */
export function ChecklistItem({ state }: { state: SetupState }): ReactNode {
  const { item, skippedAt, skippedBy } = state;
  const { title, to, hint } = setupWords[item];
  const { result, error, busy, again } = useSetupCheck(item);
  const { skip, unskip } = useSetupActions();
  const [open, setOpen] = useState(false);
  const decision = useAction(() => (skippedAt ? unskip(item) : skip([item])));

  return (
    <li>
      <details
        className={styles.item}
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <span className={styles.title}>{title}</span>
          {error && !result ? <Badge tone="red">Unknown</Badge> : <Standing state={state} result={result} />}
          <span className={styles.mark} aria-hidden="true" />
        </summary>
        {open && (
          <div className={styles.body} aria-busy={busy}>
            {result && <Facts facts={result.facts} />}
            {error && !result && <LoadError message={messageOf(error)} onRetry={() => void again()} />}
            {hint && <p className="small quiet">{hint}</p>}
            {skippedAt && (
              <p className="small quiet num">
                Skipped by {skippedBy} on {dayAndTime(skippedAt)}.
              </p>
            )}
            {item === 'payments' && <WebhookTest />}
            {item === 'mail' && <MailTest />}
            <Row gap="2" align="center" className={styles.actions}>
              {to && (
                <ButtonLink size="sm" to={to.path}>
                  {to.label}
                </ButtonLink>
              )}
              <Button
                size="sm"
                variant="quiet"
                iconBefore="refresh"
                busy={busy && result !== undefined}
                busyLabel="Checking..."
                onClick={() => void again()}
              >
                Check again
              </Button>
              {!result?.done && (
                <Button size="sm" variant="quiet" disabled={decision.busy} onClick={() => decision.run()}>
                  {skippedAt ? 'Undo skip' : 'Skip'}
                </Button>
              )}
            </Row>
          </div>
        )}
      </details>
    </li>
  );
}

/** Results of the check, with a text alternative for the icons. */
function Facts({ facts }: { facts: readonly Fact[] }): ReactNode {
  return (
    <ul className={styles.facts}>
      {facts.map(({ ok, text }) => (
        <li key={text} className={ok ? styles.good : styles.missing}>
          <Icon name={ok ? 'check' : 'alert'} />
          <span>
            <span className="sr">{ok ? 'Done: ' : 'Missing: '}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Runs a test and keeps its result. */
function useTrial<Args extends readonly unknown[]>(attempt: (...args: Args) => Promise<Fact | undefined>) {
  const [outcome, setOutcome] = useState<Fact>();
  const { busy, run } = useAction(
    async (...args: Args) => {
      setOutcome(undefined);
      setOutcome(await attempt(...args));
    },
    (error) => setOutcome({ ok: false, text: messageOf(error) }),
  );
  return { busy, outcome, run };
}

function Outcome({ outcome }: { outcome: Fact | undefined }): ReactNode {
  if (!outcome) return null;
  return (
    <Notice tone={outcome.ok ? 'green' : 'red'} role={outcome.ok ? 'status' : 'alert'}>
      {outcome.text}
    </Notice>
  );
}

/** Sends a webhook as Razorpay does. */
function WebhookTest(): ReactNode {
  const { testWebhook } = useSetupActions();
  const { busy, outcome, run } = useTrial(testWebhook);
  return (
    <>
      <Button size="sm" className={styles.trial} busy={busy} busyLabel="Sending..." onClick={() => run()}>
        Send a test webhook
      </Button>
      <Outcome outcome={outcome} />
    </>
  );
}

/** Sends a test mail, and looks up the DKIM selector. */
function MailTest(): ReactNode {
  const { testMail } = useSetupActions();
  const { checkSelector } = useSetupCheck('mail');
  const { busy, outcome, run } = useTrial(async () => ({
    ok: true,
    text: `A test mail goes to ${await testMail()}. Check again in a moment.`,
  }));
  const finding = useTrial(async (selector: string) => {
    if (selector !== '') await checkSelector(selector);
    return undefined;
  });

  return (
    <>
      <Button size="sm" className={styles.trial} busy={busy} busyLabel="Sending..." onClick={() => run()}>
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
        onSubmit={(selector) => {
          finding.run(selector);
          return false;
        }}
      />
      <Outcome outcome={finding.outcome} />
    </>
  );
}
