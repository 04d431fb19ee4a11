import type { ReactNode } from 'react';
import { useSite } from '#shared/config/site.tsx';

/** The light wordmark, for ink. Decorative here: the link around it carries the name. */
export function Logo(): ReactNode {
  return <img {...useSite().look.logo} alt="" />;
}
