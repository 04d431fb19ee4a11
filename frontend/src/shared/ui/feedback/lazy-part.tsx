import { Component, Suspense, type ReactNode } from 'react';
import { isMissingCode } from '../../lib/missing-code.ts';
import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

interface LazyPartProps {
  fallback: ReactNode;
  /** Shown instead of the error notice when the code does not load. */
  missing?: ReactNode;
  /** A component made by `lazy`. */
  children: ReactNode;
}

export function MissingPart(): ReactNode {
  return (
    <Notice
      tone="red"
      role="alert"
      action={
        <Button size="sm" variant="quiet" onClick={() => window.location.reload()}>
          Reload
        </Button>
      }
    >
      This part could not be loaded. Reload the page to try again.
    </Notice>
  );
}

/**
 * Suspense and error boundary for code that is loaded on demand. A failed load is reported in place; the part's own errors are
 * thrown on.
 */
export class LazyPart extends Component<LazyPartProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { fallback, missing, children } = this.props;
    if (error === undefined) return <Suspense fallback={fallback}>{children}</Suspense>;
    if (!isMissingCode(error)) throw error;
    return missing === undefined ? <MissingPart /> : missing;
  }
}
