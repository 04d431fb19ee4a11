import { useState, type ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { useBroadcastActions, type BroadcastAction } from '../api.ts';
import { countOf, type Broadcast } from '../broadcast.ts';

/** Actions available in the broadcast's current status. */
export function Actions({ broadcast }: { broadcast: Broadcast }): ReactNode {
  const { act } = useBroadcastActions(broadcast._id);
  const { busy, running, run } = useAction(act);
  const [asking, setAsking] = useState(false);
  const { status } = broadcast;
  const ended = status === 'finished' || status === 'cancelled';

  const button = (action: BroadcastAction, label: string): ReactNode => (
    <Button size="sm" busy={running?.[0] === action} disabled={busy} onClick={() => run(action)}>
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
        <Button size="sm" variant="danger" disabled={busy} onClick={() => setAsking(true)}>
          Cancel
        </Button>
      )}
      {asking && (
        <ConfirmDialog
          title="Cancel this broadcast?"
          text="Remaining recipients will not get it unless you send to them later. Sent emails cannot be recalled."
          confirmLabel="Cancel the broadcast"
          cancelLabel="Keep it"
          work={() => act('cancel')}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
