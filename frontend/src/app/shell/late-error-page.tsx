import { lazy, type ReactNode } from 'react';
import { LazyPart, MissingPart } from '../../shared/ui/feedback/lazy-part.tsx';

const ErrorPage = lazy(async () => ({ default: (await import('./error-page.tsx')).ErrorPage }));

/** The error screen of the page at which a visit begins: its code comes with the table of all pages, once the page is alive. */
export function LateErrorPage(): ReactNode {
  const missing = (
    <div className="wrap section page-top">
      <MissingPart />
    </div>
  );
  return (
    <LazyPart fallback={null} missing={missing}>
      <ErrorPage />
    </LazyPart>
  );
}
