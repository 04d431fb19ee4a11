import type { ReactNode } from 'react';

/** site-4, the words of every route that fails to render. */
export const errorTitle = 'Unexpected Application Error!';

/** In place of a page that is loaded anew, or of an error screen that is on its way. */
export function Reloading(): ReactNode {
  return (
    <div className="page-top">
      <p className="wrap section" role="status">
        Loading...
      </p>
    </div>
  );
}
