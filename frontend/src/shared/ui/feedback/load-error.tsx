import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

export function LoadError({ message, onRetry }: { message: string; onRetry: () => void }): ReactNode {
  return (
    <Notice
      tone="red"
      role="alert"
      action={
        <Button size="sm" variant="quiet" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {message}
    </Notice>
  );
}
