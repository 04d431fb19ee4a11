import type { ReactNode } from 'react';
import { useSite } from '#shared/config/site.tsx';

/** The light wordmark, for ink. Decorative: the link around it has the name. */
export function Logo(): ReactNode {
  return <img {...useSite().look.logo} alt="" />;
}
