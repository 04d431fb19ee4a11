import { useState, type ReactNode } from 'react';
import { messageOf } from '../../../shared/api/errors.ts';
import { fullDayAndTime } from '../../../shared/india/dates.ts';
import { Button } from '../../../shared/ui/actions/button.tsx';
import { LoadError } from '../../../shared/ui/feedback/load-error.tsx';
import { toast } from '../../../shared/ui/feedback/toast.ts';
import { Badge } from '../../../shared/ui/text/badge.tsx';
import { AlertDialog } from '../../../shared/ui/overlays/alert-dialog.tsx';
import { usePlanActions, useRevisions } from '../api.ts';
import type { Revision } from '../offer.ts';
import styles from './plans.module.css';

/** What was published when, by whom, and what it changed; any of it can be sold again. */
export function PlanHistory({ version }: { version: number }): ReactNode {
  const { data: revisions, error, mutate } = useRevisions();
  const [asked, setAsked] = useState<Revision | null>(null);
  if (!revisions) {
    return error ? (
      <LoadError
        message={messageOf(error, 'The history could not be loaded.')}
        onRetry={() => void mutate()}
      />
    ) : (
      <p className="muted" role="status">
        Loading the history...
      </p>
    );
  }
  return (
    <>
      <ol className={styles.history}>
        {revisions.map((revision) => (
          <li key={revision.version}>
            <div className={styles.head}>
              <div>
                <h2 className="label">
                  Revision {revision.version}
                  {revision.restoredFrom !== null && `, restored from ${revision.restoredFrom}`}
                </h2>
                <p className="small quiet num">
                  {fullDayAndTime(revision.publishedAt)}, {revision.publishedBy ?? 'as shipped'}
                </p>
              </div>
              {revision.version === version ? (
                <Badge tone="green">on sale</Badge>
              ) : (
                <Button
                  size="sm"
                  aria-label={`Restore revision ${revision.version}`}
                  onClick={() => setAsked(revision)}
                >
                  Restore
                </Button>
              )}
            </div>
            {revision.changes.length > 0 && (
              <dl className={styles.changes}>
                {revision.changes.map(({ what, before, after }) => (
                  <div key={what}>
                    <dt className="small">{what}</dt>
                    <dd className="small">
                      {before && <s className="quiet">{before}</s>} {after ?? <i>removed</i>}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ol>
      {asked && <RestoreDialog revision={asked} version={version} onClose={() => setAsked(null)} />}
    </>
  );
}

interface RestoreDialogProps {
  revision: Revision;
  version: number;
  onClose: () => void;
}

function RestoreDialog({ revision, version, onClose }: RestoreDialogProps): ReactNode {
  const { restore } = usePlanActions();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function confirm(): Promise<void> {
    setBusy(true);
    setProblem(undefined);
    try {
      await restore(revision.version, version);
      toast.success(`Revision ${revision.version} is on sale again.`);
      onClose();
    } catch (error) {
      setProblem(messageOf(error, 'It could not be restored.'));
      setBusy(false);
    }
  }

  return (
    <AlertDialog
      open
      tone="plain"
      title={`Sell as in revision ${revision.version}?`}
      text="Prices and kinds become what they were then, at once. Plans that were added and ordered since stay, hidden. Orders keep their price. Nothing of the history is lost."
      confirmLabel="Restore"
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
