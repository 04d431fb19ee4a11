import { useState, type ReactNode } from 'react';
import { withdrawStory } from '../../api.ts';
import { DangerButton } from '../../deletion/danger-button.tsx';
import { RemoveDialog } from '../../deletion/remove-dialog.tsx';
import styles from './story-screen.module.css';

interface WithdrawConsentProps {
  id: string;
  /** Whose story it is. */
  name: string;
  onWithdrawn: () => void;
}

/** More than a delete: what the activity log says of the person goes too. */
export function WithdrawConsent({ id, name, onWithdrawn }: WithdrawConsentProps): ReactNode {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <DangerButton label="Withdraw consent" onClick={() => setAsking(true)} />
      <p className={`micro quiet ${styles.note}`}>
        Use this when the person withdraws their consent. The story, both pictures and their text in the
        activity log are deleted.
      </p>
      <RemoveDialog
        open={asking}
        prompt="Withdraw consent?"
        text={`The story of ${name}, both pictures and their text in the activity log are deleted. This cannot be undone.`}
        confirmLabel="Withdraw"
        done="The story, its pictures and their text in the activity log are deleted."
        remove={() => withdrawStory(id)}
        onRemoved={onWithdrawn}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
