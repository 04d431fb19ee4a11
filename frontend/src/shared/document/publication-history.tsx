import { useState, type ReactNode } from 'react';
import { messageOf } from '../api/errors.ts';
import { useGet } from '../api/get.ts';
import { fullDayAndTime } from '../india/dates.ts';
import { Button } from '../ui/actions/button.tsx';
import { LoadError } from '../ui/feedback/load-error.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { Badge } from '../ui/text/badge.tsx';
import type { ShownRevision } from './publication.ts';
import styles from './publishing.module.css';

interface PublicationHistoryProps {
  /** The API's address of the publication; its history is below it. */
  address: string;
  version: number;
  /** What restoring does, for the confirmation. */
  consequence: string;
  current?: string;
  /** Rejects with an ApiError. */
  restore: (revision: number, version: number) => Promise<unknown>;
}

export function PublicationHistory(props: PublicationHistoryProps): ReactNode {
  const { address, version, consequence, current = 'published', restore } = props;
  const { data, error, mutate } = useGet<{ revisions: readonly ShownRevision[] }>(`${address}/revisions`);
  const [asked, setAsked] = useState<number | null>(null);
  if (!data) {
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
        {data.revisions.map((revision) => (
          <li key={revision.version}>
            <div className={styles.head}>
              <div>
                <h2 className="label">
                  Revision {revision.version}
                  {revision.restoredFrom !== null && `, restored from ${revision.restoredFrom}`}
                </h2>
                <p className="small quiet num">
                  {fullDayAndTime(revision.publishedAt)}, {revision.publishedBy ?? 'default content'}
                </p>
              </div>
              {revision.version === version ? (
                <Badge tone="green">{current}</Badge>
              ) : (
                <Button
                  size="sm"
                  aria-label={`Restore revision ${revision.version}`}
                  onClick={() => setAsked(revision.version)}
                >
                  Restore
                </Button>
              )}
            </div>
            {revision.changes.length > 0 && <Changes of={revision} />}
          </li>
        ))}
      </ol>
      {asked !== null && (
        <ConfirmDialog
          tone="plain"
          title={`Restore revision ${asked}?`}
          text={consequence}
          confirmLabel="Restore"
          done={`Revision ${asked} is restored.`}
          failure="It could not be restored."
          work={() => restore(asked, version)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function Changes({ of }: { of: ShownRevision }): ReactNode {
  return (
    <dl className={styles.changes}>
      {of.changes.map(({ what, before, after }) => (
        <div key={what}>
          <dt className="small">{what}</dt>
          <dd className="small">
            {before && <s className="quiet">{before}</s>} {after || <i>removed</i>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
