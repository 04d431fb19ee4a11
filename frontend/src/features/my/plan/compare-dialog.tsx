import type { ReactNode } from 'react';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import { type Plan, usePlan } from '../api.ts';
import { usePrograms } from '../program.tsx';
import { changesOf } from './changes.ts';
import styles from './compare-dialog.module.css';

interface CompareDialogProps {
  newer: Plan;
  /** Of the older one. */
  version: number;
  onClose: () => void;
}

/** What a version changed, in words. */
export function CompareDialog({ newer, version, onClose }: CompareDialogProps): ReactNode {
  const { program } = usePrograms();
  return (
    <Dialog open title={`Version ${newer.version} beside version ${version}`} onClose={onClose}>
      <Loaded answer={usePlan(program._id, version)} loading={<Skeleton height="12rem" />}>
        {(older) => {
          const changes = changesOf(older, newer);
          return changes.length === 0 ? (
            <p className="muted">Training, food and text are as they were.</p>
          ) : (
            <div className={styles.changes}>
              {changes.map(({ title, lines }, index) => (
                <section key={index} aria-label={title}>
                  <h3 className="label">{title}</h3>
                  <ul>
                    {lines.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          );
        }}
      </Loaded>
    </Dialog>
  );
}
