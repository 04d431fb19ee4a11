import { lazy, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';
import { useReloadOnce } from '../../shared/lib/missing-code.ts';
import { LazyPart, MissingPart } from '../../shared/ui/feedback/lazy-part.tsx';

/** site-4, the words of every route that fails to render. */
const title = 'Unexpected Application Error!';

const ErrorPage = lazy(async () => ({ default: (await import('./error-page.tsx')).ErrorPage }));

/**
 * The error screen of the page at which a visit begins. Its code comes with the table of all pages, once the page is alive;
 * what a new document can mend does not wait for it.
 */
export function LateErrorPage(): ReactNode {
  const reloading = useReloadOnce(useRouteError());
  const loading = (
    <p className="wrap section page-top" role="status">
      Loading...
    </p>
  );
  if (reloading) return loading;
  const missing = (
    <div className="wrap section page-top stack">
      <title>{title}</title>
      <h1 className="d2">{title}</h1>
      <MissingPart />
    </div>
  );
  return (
    <LazyPart fallback={loading} missing={missing}>
      <ErrorPage />
    </LazyPart>
  );
}
