import { useEffect, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { isMissingCode, useReloadOnce } from '#shared/lib/missing-code.ts';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';

/** Replaces an admin screen that failed to load or threw; the frame stays. */
export function ScreenError(): ReactNode {
  const error = useRouteError();
  const reloading = useReloadOnce(error);
  const missing = isMissingCode(error);

  useEffect(() => {
    // Reported to the server by start.ts.
    if (!missing) reportError(error);
  }, [error, missing]);

  if (reloading) {
    return (
      <p className="muted" role="status">
        Loading...
      </p>
    );
  }
  return (
    <>
      <title>{`Connection problem | ${business().name} admin`}</title>
      <h1 className="sr">Admin</h1>
      <LoadError
        message={
          missing
            ? 'This screen could not be loaded. Your saved work is not affected.'
            : 'This screen stopped working because of an error on our side.'
        }
        onRetry={() => window.location.reload()}
      />
    </>
  );
}
