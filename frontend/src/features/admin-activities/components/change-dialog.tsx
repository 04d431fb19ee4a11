import type { ReactNode } from 'react';
import { fullDayAndTime } from '#shared/india/dates.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import type { Activity } from '../activity.ts';
import { fieldChanges } from '../changes.ts';
import styles from './change-dialog.module.css';

function Value({ word, value }: { word: string; value: string | undefined }): ReactNode {
  return (
    <div className={styles.side}>
      <span className={styles.word}>{word}</span>
      {value === undefined ? (
        <span className="quiet">None</span>
      ) : (
        <span className={styles.value}>{value}</span>
      )}
    </div>
  );
}

/** What a write changed, field by field. */
export function ChangeDialog({
  activity,
  onClose,
}: {
  activity: Activity | null;
  onClose: () => void;
}): ReactNode {
  const changes = activity?.changes ? fieldChanges(activity.changes) : [];
  return (
    <Dialog
      open={activity !== null}
      onClose={onClose}
      title={activity ? `${activity.action}: ${activity.feature}` : ''}
      footer={
        <Button size="sm" onClick={onClose}>
          Done
        </Button>
      }
    >
      {activity && (
        <>
          <p className="small muted">
            {activity.email}, {fullDayAndTime(activity.createdAt)}
          </p>
          {changes.length === 0 && <p className={styles.none}>No field was changed.</p>}
          <dl className={styles.fields}>
            {changes.map(({ field, before, after }) => (
              <div key={field} className={styles.field}>
                <dt className="label">{field}</dt>
                <dd className={styles.sides}>
                  <Value word="Before" value={before} />
                  <Value word="After" value={after} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Dialog>
  );
}
