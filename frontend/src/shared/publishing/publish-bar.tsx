import type { ReactNode } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { DiscardButton } from './discard-button.tsx';
import styles from './publishing.module.css';

interface PublishBarProps {
  draft: { dirty: boolean; busy: boolean; discard: () => void };
  onPublish: () => void;
}

/** What publishes a draft and what gives it up, always in reach. */
export function PublishBar({ draft: { dirty, busy, discard }, onPublish }: PublishBarProps): ReactNode {
  return (
    <div className={styles.bar}>
      <Button variant="primary" busy={busy} busyLabel="Publishing..." onClick={onPublish}>
        Publish
      </Button>
      <DiscardButton label="Discard" disabled={!dirty || busy} onDiscard={discard} />
    </div>
  );
}
