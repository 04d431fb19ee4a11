import type { ReactNode } from 'react';
import { toast } from '#shared/ui/feedback/toast.ts';
import { removeApp, removePasskey, type OwnPasskey } from './api.ts';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';

export type Removal = { kind: 'app' } | { kind: 'passkey'; passkey: OwnPasskey };

interface RemoveDialogProps {
  removal: Removal;
  /** Nothing else is set up. */
  isLast: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveDialog({ removal, isLast, onRemoved, onClose }: RemoveDialogProps): ReactNode {
  const isApp = removal.kind === 'app';
  const what = isApp ? 'authenticator app' : `passkey “${removal.passkey.name}”`;
  const left = isLast
    ? 'It is the only second step of your account. You will sign in with your password alone, and your recovery codes stop working.'
    : 'Your other methods stay.';
  return (
    <ConfirmDialog
      title={`Remove the ${what}?`}
      text={`${isApp ? 'Its codes will no longer work.' : 'It will no longer work.'} ${left}`}
      confirmLabel="Remove"
      tone="danger"
      onClose={onClose}
      work={async () => {
        await (isApp ? removeApp() : removePasskey(removal.passkey._id));
        toast.success(`The ${what} is removed.`);
        onRemoved();
      }}
    />
  );
}
