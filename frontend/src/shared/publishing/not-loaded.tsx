import type { ReactNode } from 'react';
import { messageOf } from '../api/errors.ts';
import { LoadError } from '../ui/feedback/load-error.tsx';
import styles from './publishing.module.css';

interface NotLoadedProps {
  /** Why, once that is known. */
  error: unknown;
  /** When nobody says why. */
  failed: string;
  /** While it is on its way. */
  loading: string;
  onRetry: () => void;
}

/** In the place of what is published until it is there. */
export function NotLoaded({ error, failed, loading, onRetry }: NotLoadedProps): ReactNode {
  return (
    <div className={styles.waiting}>
      {error ? (
        <LoadError message={messageOf(error, failed)} onRetry={onRetry} />
      ) : (
        <p className="muted" role="status">
          {loading}
        </p>
      )}
    </div>
  );
}
