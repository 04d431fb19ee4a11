import { useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { useBroadcastActions, type BroadcastAction } from '../api.ts';
import { countOf, type Broadcast } from '../broadcast.ts';

/** What can be done with a broadcast in its present state. */
export function Actions({ broadcast }: { broadcast: Broadcast }): ReactNode {
  const { act } = useBroadcastActions(broadcast._id);
  const [busy, setBusy] = useState<BroadcastAction | null>(null);
  const [asking, setAsking] = useState(false);
  const { status } = broadcast;
  const ended = status === 'finished' || status === 'cancelled';

  async function run(action: BroadcastAction): Promise<void> {
    setBusy(action);
    try {
      await act(action);
    } catch (error) {
      toast.error(messageOf(error));
    } finally {
      setBusy(null);
      setAsking(false);
    }
  }

  const button = (action: BroadcastAction, label: string): ReactNode => (
    <Button size="sm" busy={busy === action} disabled={busy !== null} onClick={() => void run(action)}>
      {label}
    </Button>
  );
  return (
    <>
      {status === 'running' && button('pause', 'Pause')}
      {status === 'paused' && button('resume', 'Resume')}
      {status === 'scheduled' && button('resume', 'Send now')}
      {ended && countOf(broadcast, 'cancelled') > 0 && button('send-rest', 'Send to the rest')}
      {ended && countOf(broadcast, 'failed') > 0 && button('retry-failed', 'Retry failed')}
      {(status === 'running' || status === 'paused' || status === 'scheduled') && (
        <Button size="sm" variant="danger" disabled={busy !== null} onClick={() => setAsking(true)}>
          Cancel
        </Button>
      )}
      <AlertDialog
        open={asking}
        title="Cancel this broadcast?"
        text="Remaining recipients will not get it unless you send to them later. Sent emails cannot be recalled."
        confirmLabel="Cancel the broadcast"
        cancelLabel="Keep it"
        busy={busy === 'cancel'}
        onConfirm={() => void run('cancel')}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
