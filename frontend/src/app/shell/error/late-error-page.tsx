import { lazy, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { useReloadOnce } from '#shared/lib/missing-code.ts';
import { LazyPart, MissingPart } from '#shared/ui/feedback/lazy-part.tsx';
import { errorTitle, Reloading } from './error-words.tsx';

const ErrorPage = lazy(async () => ({ default: (await import('./error-page.tsx')).ErrorPage }));

/**
 * The error boundary of the first page. The error screen loads with the route table; a reload for missing code does not wait
 * for it.
 */
export function LateErrorPage(): ReactNode {
  const reloading = useReloadOnce(useRouteError());
  if (reloading) return <Reloading />;
  const missing = (
    <div className="page-top">
      <title>{errorTitle}</title>
      <div className="wrap section stack">
        <h1 className="d2">{errorTitle}</h1>
        <MissingPart />
      </div>
    </div>
  );
  return (
    <LazyPart fallback={<Reloading />} missing={missing}>
      <ErrorPage />
    </LazyPart>
  );
}
