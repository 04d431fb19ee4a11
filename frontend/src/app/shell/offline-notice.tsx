import { useSyncExternalStore, type ReactNode } from 'react';
import { Notice } from '#shared/ui/feedback/notice.tsx';
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
        <Notice icon="offline" className={styles.notice}>
          You are offline. What you typed stays here.
        </Notice>
      )}
    </div>
  );
}
