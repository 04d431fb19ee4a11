import { useState, type ReactNode } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { AlertDialog } from '../ui/overlays/alert-dialog.tsx';
import styles from './publishing.module.css';

interface PublishBarProps {
  draft: { dirty: boolean; busy: boolean; discard: () => void };
  onPublish: () => void;
}

/** What publishes a draft and what gives it up, always in reach. */
export function PublishBar({ draft: { dirty, busy, discard }, onPublish }: PublishBarProps): ReactNode {
  const [asking, setAsking] = useState(false);
  return (
    <div className={styles.bar}>
      <Button variant="primary" busy={busy} busyLabel="Publishing..." onClick={onPublish}>
        Publish
      </Button>
      <Button onClick={() => setAsking(true)} disabled={!dirty || busy}>
        Discard
      </Button>
      <AlertDialog
        open={asking}
        title="Discard your changes?"
        text="What is published comes back. Your changes are lost."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={() => {
          setAsking(false);
          discard();
        }}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
