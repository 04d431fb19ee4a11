import { useState, type ReactNode } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { AlertDialog } from '../ui/overlays/alert-dialog.tsx';

interface DiscardButtonProps {
  label: string;
  size?: 'sm';
  disabled: boolean;
  onDiscard: () => void;
}

/** Gives a draft up, once somebody has said so twice: nothing brings it back. */
export function DiscardButton({ label, size, disabled, onDiscard }: DiscardButtonProps): ReactNode {
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
