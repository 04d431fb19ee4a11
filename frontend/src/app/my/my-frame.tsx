import { type ReactNode, useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { isMissingCode, useReloadOnce } from '#shared/lib/missing-code.ts';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { Stack } from '#shared/ui/layout/flow.tsx';
import { mainId } from '../shell/site-layout.tsx';
import styles from './my-layout.module.css';

/** Without tabs: what is shown instead of a screen. */
export function MyFrame({ children }: { children: ReactNode }): ReactNode {
  return (
    <main id={mainId} tabIndex={-1} className={styles.alone} data-surface="paper">
      <title>{`My coaching | ${business().name}`}</title>
      {children}
    </main>
  );
}

/** Shown until the member and her programs are known. The server renders nothing else of the area. */
export function MyWaiting(): ReactNode {
  return (
    <MyFrame>
      <Stack gap="4" role="status">
        <h1 className="sr">My coaching</h1>
        <span className="sr">Loading...</span>
        <Skeleton width="9rem" height="1.1rem" />
        <Skeleton width="min(22rem, 80%)" height="4rem" />
        <Skeleton height="min(28rem, 55svh)" />
      </Stack>
    </MyFrame>
  );
}

/** Replaces a screen that failed to load or threw; the frame stays. */
export function MyScreenError(): ReactNode {
  const error = useRouteError();
  const reloading = useReloadOnce(error);
  const missing = isMissingCode(error);

  useEffect(() => {
    // Reported to the server by start.ts.
    if (!missing) reportError(error);
  }, [error, missing]);

  if (reloading) {
    return (
      <p className={styles.room} role="status">
        Loading...
      </p>
    );
  }
  return (
    <div className={styles.room}>
      <h1 className="sr">My coaching</h1>
      <LoadError
        message={
          missing
            ? 'This screen could not be loaded. What you typed stays here.'
            : 'This screen stopped working because of an error on our side.'
        }
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
