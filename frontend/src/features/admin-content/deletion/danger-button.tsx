import type { ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { EditorIcon } from '#shared/ui/media/editor-icon.tsx';
import styles from './danger-button.module.css';

/** Looks like what it does. */
export function DangerButton({ label, onClick }: { label: string; onClick: () => void }): ReactNode {
  return (
    <Button variant="quiet" className={styles.button} onClick={onClick}>
      <EditorIcon name="bin" />
      {label}
    </Button>
  );
}
