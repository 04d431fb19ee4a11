import { useState, type ReactNode } from 'react';
import { ApiError } from '#shared/api/errors.ts';
import { PasswordDialog } from '#shared/session/password-dialog.tsx';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { startDownload } from '#shared/lib/start-download.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { archiveAddress, eraseAccount, keepAccount, useOwnErasure } from './api.ts';
import styles from './own-data.module.css';

type Work = 'export' | 'erase' | 'keep';

/** Export and erasure of a member's data (account-41, account-42). */
export function OwnData(): ReactNode {
  // If the request fails, no erasure is shown; both buttons still work.
  const { data, mutate } = useOwnErasure();
  const erasure = data?.erasure;
  const [sure, setSure] = useState(false);
  /** Waits for the password. */
  const [waiting, setWaiting] = useState<Work>();

  const acts: Record<Work, () => Promise<void>> = {
    export: async () => startDownload(await archiveAddress()),
    erase: async () => {
      await mutate(eraseAccount(), { revalidate: false });
      toast.success('We have sent you a confirmation by email.');
    },
    keep: async () => {
      await keepAccount();
      await mutate();
      toast.success('Your account is kept.');
    },
  };

  const { running, run: begin } = useAction(async (work: Work) => {
    setSure(false);
    try {
      await acts[work]();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'CONFIRM_IDENTITY')) throw error;
      setWaiting(work);
    }
  });
  const [busy] = running ?? [];

  return (
    <div className={styles.part}>
      <p className="muted">
        Download everything we hold about you in one file: your account, purchases and receipts, messages and
        consents.
      </p>
      {erasure && (
        <Notice
          tone="amber"
          role="status"
          action={
            erasure.askedBy === 'self' && (
              <Button size="sm" busy={busy === 'keep'} busyLabel="Keeping..." onClick={() => begin('keep')}>
                Keep my account
              </Button>
            )
          }
        >
          <b>{`Your account will be erased on ${fullDayAndTime(erasure.dueAt)}.`}</b>{' '}
          {erasure.waitsFor !== null && (
            <span>It is erased once the open payment or refund is complete.</span>
          )}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button
          iconBefore="download"
          busy={busy === 'export'}
          busyLabel="Preparing..."
          onClick={() => begin('export')}
        >
          Download my data
        </Button>
        {!erasure && (
          <Button
            variant="danger"
            busy={busy === 'erase'}
            busyLabel="Working..."
            onClick={() => setSure(true)}
          >
            Delete my account
          </Button>
        )}
      </div>
      <AlertDialog
        open={sure}
        title="Delete your account?"
        text="We erase your account and your data permanently in seven days. To keep your account, sign in before then. We keep receipts and invoices for as long as tax law requires, but they can no longer be found by your name or address. A running program ends."
        confirmLabel="Delete in seven days"
        onConfirm={() => begin('erase')}
        onCancel={() => setSure(false)}
      />
      {waiting && (
        <PasswordDialog
          onConfirmed={() => {
            setWaiting(undefined);
            begin(waiting);
          }}
          onClose={() => setWaiting(undefined)}
        />
      )}
    </div>
  );
}
