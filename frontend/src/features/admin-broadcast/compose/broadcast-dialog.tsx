import { useEffect, useState, type ReactNode } from 'react';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { findUnderWay } from '../api.ts';
import styles from './compose.module.css';
import { Composer } from './composer.tsx';
import { Sending } from './sending.tsx';

interface BroadcastDialogProps {
  /** Of a broadcast to watch; null opens a new one, or the one that is under way. */
  id: string | null;
  onClose: () => void;
}

/** Asked once, when the dialog opens: what is being written is not to be taken away later. */
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

/** The Broadcast Message dialog (broadcast-4); reopening it shows what runs (broadcast-5). */
export function BroadcastDialog({ id, onClose }: BroadcastDialogProps): ReactNode {
  const [writing, setWriting] = useState(false);
  if (id === null) return <NewBroadcast onClose={onClose} />;
  if (writing) return <Composer onClose={onClose} />;
  return <Sending id={id} onNew={() => setWriting(true)} onClose={onClose} />;
}
