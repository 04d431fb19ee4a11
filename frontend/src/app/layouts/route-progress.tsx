import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import styles from './route-progress.module.css';

/** A thin line while the next page loads. CSS holds it back for fast loads, so nothing flickers. */
export function RouteProgress(): ReactNode {
  const loading = useNavigation().state !== 'idle';
  return (
    <div className={styles.track} role="status" aria-live="polite" data-surface="ink">
      {loading && (
        <>
          <span className={styles.bar} />
          <span className="sr">Loading page</span>
        </>
      )}
    </div>
  );
}
