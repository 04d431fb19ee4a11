import type { ReactNode } from 'react';
import { renewRecoveryCodes, type RecoveryCodes } from './api.ts';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';

interface RenewDialogProps {
  onRenewed: (codes: RecoveryCodes) => void;
  onClose: () => void;
}

export function RenewDialog({ onRenewed, onClose }: RenewDialogProps): ReactNode {
  return (
    <ConfirmDialog
      title="Make new recovery codes?"
      text="You get ten new codes. The previous codes stop working."
      confirmLabel="Make new codes"
      tone="plain"
      onClose={onClose}
      work={async () => onRenewed(await renewRecoveryCodes())}
    />
  );
}
