import { type ReactNode, useState } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Badge } from '#shared/ui/text/badge.tsx';
import { useLook, useSetupActions } from '../api.ts';
import { type Fact, type Looked, type SetupState, setupWords } from '../setup.ts';
import { MailTest, WebhookTest } from './item-actions.tsx';
import styles from './setup.module.css';
import { Icon } from '#shared/ui/media/icon.tsx';

function Standing({ state, looked }: { state: SetupState; looked: Looked | undefined }): ReactNode {
  if (state.skippedAt) return <Badge tone="grey">Skipped</Badge>;
  if (!looked) return <Badge tone="grey">Checking...</Badge>;
  if (looked.done) return <Badge tone="green">Done</Badge>;
  const missing = looked.facts.filter(({ ok }) => !ok).length;
  return <Badge tone="amber">{`${missing} missing`}</Badge>;
}

/** One thing to see to: looked at as soon as it is shown, opened to see what is missing. */
export function ChecklistItem({ state }: { state: SetupState }): ReactNode {
  const { item, skippedAt, skippedBy } = state;
  const { title, to, hint } = setupWords[item];
  const { looked, error, busy, again } = useLook(item);
  const { skip, takeUp } = useSetupActions();
  const [open, setOpen] = useState(false);
  const [deciding, setDeciding] = useState(false);

  async function decide(): Promise<void> {
    setDeciding(true);
    try {
      await (skippedAt ? takeUp(item) : skip([item]));
    } catch (problem) {
      toast.error(messageOf(problem));
    }
    setDeciding(false);
  }

  return (
    <li>
      <details
        className={styles.item}
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>
          <span className={styles.title}>{title}</span>
          {error && !looked ? <Badge tone="red">Unknown</Badge> : <Standing state={state} looked={looked} />}
          <span className={styles.mark} aria-hidden="true" />
        </summary>
        {open && (
          <div className={styles.body} aria-busy={busy}>
            {looked && <Facts facts={looked.facts} />}
            {error && !looked && <LoadError message={messageOf(error)} onRetry={() => void again()} />}
            {hint && <p className="small quiet">{hint}</p>}
            {skippedAt && (
              <p className="small quiet num">
                Skipped by {skippedBy} on {dayAndTime(skippedAt)}.
              </p>
            )}
            {item === 'payments' && <WebhookTest />}
            {item === 'mail' && <MailTest />}
            <div className={styles.actions}>
              {to && (
                <ButtonLink size="sm" to={to.path}>
                  {to.label}
                </ButtonLink>
              )}
              <Button
                size="sm"
                variant="quiet"
                iconBefore="refresh"
                busy={busy && looked !== undefined}
                busyLabel="Checking..."
                onClick={() => void again()}
              >
                Check again
              </Button>
              {!looked?.done && (
                <Button size="sm" variant="quiet" disabled={deciding} onClick={() => void decide()}>
                  {skippedAt ? 'Undo skip' : 'Skip'}
                </Button>
              )}
            </div>
          </div>
        )}
      </details>
    </li>
  );
}

/** What was looked at, a sentence each; who cannot see the sign hears the word. */
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
