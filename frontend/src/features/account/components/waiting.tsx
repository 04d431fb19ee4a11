import type { ReactNode } from 'react';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import styles from './waiting.module.css';

/** Stands where a screen will, about as tall, so that nothing moves when it comes. */
export function Waiting({ children }: { children: ReactNode }): ReactNode {
  return (
    <p className={styles.waiting} role="status">
      <Spinner /> {children}
    </p>
  );
}
