import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { ConfirmDialog } from '#shared/ui/overlays/confirm-dialog.tsx';
import { useClientActions } from './api.ts';
import type { ClientDetail } from './client.ts';
import styles from './send-link.module.css';

/** Records that somebody of the team has spoken with the parent or guardian of a client under 18. */
export function GuardianButton({ client: { _id, name, timeline } }: { client: ClientDetail }): ReactNode {
  const { recordGuardian } = useClientActions(_id);
  const [asking, setAsking] = useState(false);
  if (timeline.some(({ kind }) => kind === 'guardian'))
    return <p className="small quiet">Their agreement is recorded.</p>;
  return (
    <span className={styles.link}>
      <Button size="sm" onClick={() => setAsking(true)}>
        Record the agreement
      </Button>
      {asking && (
        <ConfirmDialog
          tone="plain"
          title="Record the agreement?"
          text={`You have spoken with the parent or guardian of ${name}, and they agree to the training. This is recorded with your name.`}
          confirmLabel="Record"
          work={recordGuardian}
          done="The agreement is recorded."
          onClose={() => setAsking(false)}
        />
      )}
    </span>
  );
}
