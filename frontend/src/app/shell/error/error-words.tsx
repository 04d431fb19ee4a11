import type { ReactNode } from 'react';

/** site-4: the title of every error screen. */
export const errorTitle = 'Unexpected Application Error!';

/** Shown while the page reloads or an error screen loads. */
export function Reloading(): ReactNode {
  return (
    <div className="page-top">
      <p className="wrap section" role="status">
        Loading...
      </p>
    </div>
  );
}
