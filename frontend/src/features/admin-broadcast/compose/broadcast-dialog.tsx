import { useEffect, useRef, useState, type ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { formToast } from '#shared/ui/forms/form-toast.ts';
import { Row, Stack } from '#shared/ui/layout/flow.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { findUnderWay, useBroadcast, useRecipients } from '../api.ts';
import { statusWords, summaryOf } from '../broadcast.ts';
import { Actions } from '../watch/actions.tsx';
import { Outcome } from '../watch/outcome.tsx';
import { RecipientTable } from '../watch/recipient-table.tsx';
import styles from './compose.module.css';
import { Composer } from './composer.tsx';

interface BroadcastDialogProps {
  /** The broadcast to watch; null opens the unfinished one or a new message. */
  id: string | null;
  onClose: () => void;
}

/** Asks for an unfinished broadcast once: a draft must not be replaced later. */
function NewBroadcast({ onClose }: { onClose: () => void }): ReactNode {
  const [underWay, setUnderWay] = useState<string | null>();

  useEffect(() => {
    let gone = false;
    void findUnderWay()
      .catch(() => null)
      .then((id) => gone || setUnderWay(id));
    return () => {
      gone = true;
    };
  }, []);

  if (underWay) return <Sending id={underWay} onNew={() => setUnderWay(null)} onClose={onClose} />;
  if (underWay === null) return <Composer onClose={onClose} />;
  return (
    <Dialog open className={styles.dialog} title="Broadcast Message" onClose={onClose}>
      <div role="status">
        <span className="sr">Loading...</span>
        <Skeleton height="24rem" />
      </div>
    </Dialog>
  );
}

/** The Broadcast Message dialog (broadcast-4); reopening it shows the running broadcast (broadcast-5). */
export function BroadcastDialog({ id, onClose }: BroadcastDialogProps): ReactNode {
  const [writing, setWriting] = useState(false);
  if (id === null) return <NewBroadcast onClose={onClose} />;
  if (writing) return <Composer onClose={onClose} />;
  return <Sending id={id} onNew={() => setWriting(true)} onClose={onClose} />;
}

const everybody = new URLSearchParams();

interface SendingProps {
  id: string;
  /** Opens a new message; this broadcast continues. */
  onNew: () => void;
  onClose: () => void;
}

/** Shows the progress; cannot be closed while the broadcast runs. */
function Sending({ id, onNew, onClose }: SendingProps): ReactNode {
  const answer = useBroadcast(id);
  const { data: broadcast } = answer;
  const running = broadcast?.status === 'running';
  const recipients = useRecipients(id, running, everybody);
  const announced = useRef(false);

  useEffect(() => {
    // A retry of failed recipients announces its own end.
    if (broadcast?.status === 'running') announced.current = false;
    if (broadcast?.status !== 'finished' || announced.current) return;
    announced.current = true;
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
      <Stack gap="4">
        <Loaded answer={answer} loading={<Skeleton height="9rem" />}>
          {(shown) => (
            <>
              <Outcome broadcast={shown} about={`${shown.subject}, from ${shown.fromName}`} />
              <Row gap="3" align="center">
                <Actions broadcast={shown} />
                <ButtonLink size="sm" to={adminPaths.broadcast(id)}>
                  Details
                </ButtonLink>
                <span className="small quiet">{statusWords[shown.status].word}</span>
              </Row>
              <RecipientTable id={id} list={recipients} />
            </>
          )}
        </Loaded>
      </Stack>
    </Dialog>
  );
}
