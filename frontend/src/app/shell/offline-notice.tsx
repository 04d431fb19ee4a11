import { useSyncExternalStore, type ReactNode } from 'react';
import { Icon } from '../../shared/ui/media/icon.tsx';
import styles from './offline-notice.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says so when the connection is gone; the server always renders "online". */
export function OfflineNotice(): ReactNode {
  const offline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
  return (
    <div className={styles.place} role="status" aria-live="polite" data-surface="ink">
      {offline && (
        <p className={styles.notice}>
          <Icon name="offline" />
          You are offline. What you typed stays here.
        </p>
      )}
    </div>
  );
}
