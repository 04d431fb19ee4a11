import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface InitialsProps {
  name: string;
  className?: string | undefined;
}

/** Instead of a portrait, beside the person's name: where there is no portrait, or below 64 px. */
export function Initials({ name, className }: InitialsProps): ReactNode {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map(([letter = '']) => letter)
    .join('')
    .toUpperCase();
  return (
    <span className={clsx('figure', className)} aria-hidden="true">
      {letters}
    </span>
  );
}
