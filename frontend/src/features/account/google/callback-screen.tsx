import type { ReactNode } from 'react';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import { useCallbackAnswer } from './use-callback.ts';
import styles from './callback-screen.module.css';

/** /auth/callback: a breath between the provider's page and ours. */
export function CallbackScreen(): ReactNode {
  useCallbackAnswer();
  return (
    <div className={`page-top ${styles.page}`}>
      <div className="wrap">
        <h1 className={`d3 ${styles.title}`}>
          <Spinner size="2rem" /> Authenticating...
        </h1>
      </div>
    </div>
  );
}
