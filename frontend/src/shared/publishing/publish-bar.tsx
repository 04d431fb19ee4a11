import type { ReactNode } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { StickyBar } from '../ui/layout/sticky-bar.tsx';
import { DiscardButton } from './discard-button.tsx';

interface PublishBarProps {
  draft: { dirty: boolean; busy: boolean; discard: () => void };
  onPublish: () => void;
}

/** What publishes a draft and what gives it up, always in reach; neither can be pressed while nothing is changed. */
export function PublishBar({ draft: { dirty, busy, discard }, onPublish }: PublishBarProps): ReactNode {
  return (
    <StickyBar>
      <Button
        variant="primary"
        disabled={!dirty && !busy}
        busy={busy}
        busyLabel="Publishing..."
        onClick={onPublish}
      >
        Publish
      </Button>
      <DiscardButton label="Discard" disabled={!dirty || busy} onDiscard={discard} />
    </StickyBar>
  );
}
