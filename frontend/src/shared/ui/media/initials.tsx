import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface InitialsProps {
  name: string;
  className?: string | undefined;
}

/** Of somebody whose name stands beside it: where there is no portrait, or below 64 px, where a face is not recognized. */
export function Initials({ name, className }: InitialsProps): ReactNode {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = '']) => letter)
    .join('');
  return (
    <span className={clsx('figure', className)} aria-hidden="true">
      {letters}
    </span>
  );
}
