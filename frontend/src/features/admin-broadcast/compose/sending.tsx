import { useEffect, useRef, type ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { useBroadcast, useRecipients } from '../api.ts';
import { statusWords, summaryOf } from '../broadcast.ts';
import { Actions } from '../watch/actions.tsx';
import { Outcome } from '../watch/outcome.tsx';
import { RecipientTable } from '../watch/recipient-table.tsx';
import styles from './compose.module.css';

const everybody = new URLSearchParams();

interface SendingProps {
  id: string;
  /** Begins another message; this one goes on. */
  onNew: () => void;
  onClose: () => void;
}

/** The dialog while a broadcast is under way: it watches, and cannot be closed while mails go out. */
export function Sending({ id, onNew, onClose }: SendingProps): ReactNode {
  const { data: broadcast, error, mutate } = useBroadcast(id);
  const running = broadcast?.status === 'running';
  const recipients = useRecipients(id, running, everybody);
  const told = useRef(false);

  useEffect(() => {
    // Those that failed may be tried again from here: that ends with an alert of its own.
    if (broadcast?.status === 'running') told.current = false;
    if (broadcast?.status !== 'finished' || told.current) return;
    told.current = true;
    formToast.success(summaryOf(broadcast));
  }, [broadcast]);

  return (
    <Dialog
      open
      size="lg"
      title="Broadcast Message"
      dismissible={!running}
      onClose={onClose}
      footer={
        <>
          <p className={`small quiet ${styles.note}`}>
            {running
              ? 'Sending continues if you close this tab. Reopen this dialog to see the progress.'
              : 'The results are listed under Broadcasts.'}
          </p>
          <Button onClick={onNew}>New message</Button>
          <Button variant="primary" busy={running} busyLabel="Sending..." onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className={styles.panel}>
        {error && <LoadError message={error.message} onRetry={() => void mutate()} />}
        {!broadcast && !error && <Skeleton height="9rem" />}
        {broadcast && (
          <>
            <Outcome broadcast={broadcast} about={`${broadcast.subject}, from ${broadcast.fromName}`} />
            <div className="row">
              <Actions broadcast={broadcast} />
              <ButtonLink size="sm" to={adminPaths.broadcast(id)}>
                Details
              </ButtonLink>
              <span className="small quiet">{statusWords[broadcast.status].word}</span>
            </div>
            <RecipientTable id={id} list={recipients} />
          </>
        )}
      </div>
    </Dialog>
  );
}
