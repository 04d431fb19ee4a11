import { type ReactNode, useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { StickyBar } from '../ui/layout/sticky-bar.tsx';
import { AlertDialog } from '../ui/overlays/alert-dialog.tsx';

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

interface DiscardButtonProps {
  label: string;
  size?: 'sm';
  disabled: boolean;
  onDiscard: () => void;
}

/** Gives a draft up, once somebody has said so twice: nothing brings it back. */
function DiscardButton({ label, size, disabled, onDiscard }: DiscardButtonProps): ReactNode {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...(size && { size })} disabled={disabled} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <AlertDialog
        open={asking}
        title="Discard your changes?"
        text="The published version is restored, and your changes are lost."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        onConfirm={() => {
          setAsking(false);
          onDiscard();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
