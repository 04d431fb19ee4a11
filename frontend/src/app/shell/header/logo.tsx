import type { ReactNode } from 'react';

/** The light wordmark, for ink. Decorative here: the link around it carries the name. */
export function Logo(): ReactNode {
  return <img src="/logo-horizontal.svg" width="211" height="28" alt="" />;
}
