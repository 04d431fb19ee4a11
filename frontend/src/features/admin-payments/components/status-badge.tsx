import type { ReactNode } from 'react';
import { Badge } from '#shared/ui/text/badge.tsx';
import type { PaymentStatus } from '../payment.ts';

/** pay-13: yellow, green, red, and grey for anything else. */
const tones: Record<PaymentStatus, 'amber' | 'green' | 'red' | 'grey'> = {
  pending: 'amber',
  completed: 'green',
  failed: 'red',
  cancelled: 'grey',
};

export function StatusBadge({ status }: { status: PaymentStatus }): ReactNode {
  return (
    <Badge tone={tones[status]} dot>
      {status}
    </Badge>
  );
}
