import { Stack } from '#shared/ui/layout/flow.tsx';
import type { ReactNode } from 'react';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';

/** Placeholder while loading. */
export function PurchasesSkeleton({ title = 'My programs' }: { title?: string }): ReactNode {
  return (
    <Stack as="section" gap="4h" aria-labelledby="programs">
      <h2 className="d4" id="programs">
        {title}
      </h2>
      <div role="status">
        <span className="sr">Loading...</span>
        <Skeleton height="11rem" />
      </div>
    </Stack>
  );
}
