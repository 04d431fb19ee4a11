import type { ReactNode } from 'react';
import styles from './empty-state.module.css';
import { Icon, type IconName } from '../media/icon.tsx';

export interface EmptyStateProps {
  title: string;
  text: string;
  action?: ReactNode;
  icon?: IconName;
}

export function EmptyState({ title, text, action, icon = 'search' }: EmptyStateProps): ReactNode {
  return (
    <div className={styles.empty}>
      <span className={styles.art}>
        <Icon name={icon} />
      </span>
      <p className="d4">{title}</p>
      <p className={`small muted ${styles.text}`}>{text}</p>
      {action}
    </div>
  );
}
