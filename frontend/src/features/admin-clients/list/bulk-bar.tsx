import type { ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  count: number;
  onAssign: () => void;
  onClear: () => void;
}

/** What can be done with the selected clients. */
export function BulkBar({ count, onAssign, onClear }: BulkBarProps): ReactNode {
  return (
    <div className={styles.bar} role="toolbar" aria-label="For the selected clients" data-surface="ink">
      <b role="status">{count} selected</b>
      <Button size="sm" onClick={onAssign}>
        Assign
      </Button>
      <Button
        size="sm"
        variant="quiet"
        shape="icon"
        iconBefore="close"
        aria-label="Clear the selection"
        onClick={onClear}
      />
    </div>
  );
}
