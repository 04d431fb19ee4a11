import { Component, Suspense, type ReactNode } from 'react';
import { isMissingCode } from '../../lib/missing-code.ts';
import { Button } from '../actions/button.tsx';
import { Notice } from './notice.tsx';

interface LazyPartProps {
  /** What stands there until the code is here. */
  fallback: ReactNode;
  /** Instead of saying that the code did not arrive: for what can be done without. */
  missing?: ReactNode;
  /** Made by React's `lazy`. */
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
 * A part of a page whose code comes by itself. If that does not arrive, the part says so in its own place, and what
 * stands around it stays. Errors of the part itself go on to whoever handles those.
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
