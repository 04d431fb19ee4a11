import type { ReactNode } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { Notice } from '../ui/feedback/notice.tsx';

interface PayButtonProps {
  /** No real money moves. */
  sandbox: boolean;
  problem: ReactNode;
  busy: boolean;
  /** Paid, and the server is being asked. */
  confirming: boolean;
  children: ReactNode;
}

/** Submits a purchase, below what is wrong with it. */
export function PayButton({ sandbox, problem, busy, confirming, children }: PayButtonProps): ReactNode {
  return (
    <>
      {sandbox && (
        <Notice tone="amber" icon="alert">
          <b>Sandbox: no real money.</b> Test mode: no card is charged.
        </Notice>
      )}
      {problem && (
        <Notice tone="red" role="alert">
          {problem}
        </Notice>
      )}
      <Button
        variant="primary"
        size="lg"
        block
        type="submit"
        busy={busy}
        busyLabel={confirming ? 'Confirming payment...' : 'Opening checkout...'}
      >
        {children}
      </Button>
    </>
  );
}
